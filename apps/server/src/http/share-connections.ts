import { asId, type FormId, type MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { invoice, paymentForm } from '../db/schema.ts';
import { Reply } from '../operations/handler.ts';
import { createMerchantShare, type MerchantShare, type Turn } from './merchant-share.ts';

/** The number of forms whose merchants a process remembers. */
const maxForms = 10_000;

/** Runs the work of a request with a database whose transactions are of its merchant's share of the connections. */
export type ShareConnections = <T>(
  request: FastifyRequest,
  context: ServerContext,
  work: (context: ServerContext) => Promise<T>,
) => Promise<T>;

/**
 * Makes requests use the connections within their merchant's share (RUN-233): those of its server, its people and
 * its payment forms. No place is held while a request does other work, such as a call (RUN-721). The embedded database has one connection, and nothing to share.
 */
export function shareConnections(database: Database): ShareConnections {
  if (database.kind === 'embedded') return (_request, context, work) => work(context);
  const share = createMerchantShare();
  const merchantOfForm = rememberForms(database);
  return async (request, context, work) => {
    const merchantId = merchantOfCaller(request) ?? (await merchantOfForm.find(request));
    if (merchantId === undefined) return work(context);
    const shared = withinShare(context.database, { share, merchantId });
    const output = await work({ ...context, database: shared });
    const formId = formOf(output instanceof Reply ? output.body : output);
    if (formId !== undefined) merchantOfForm.remember(formId, merchantId);
    return output;
  };
}

type Place = { readonly share: MerchantShare; readonly merchantId: MerchantId };

/** The database of one request: each of its transactions waits for a place of the merchant. */
function withinShare(database: Database, { share, merchantId }: Place): Database {
  let turn: Turn = 'first';
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    share.run(merchantId, turn, () => {
      turn = 'later';
      return work();
    });
  return {
    ...database,
    query: (work) => run(() => database.query(work)),
    transaction: (work) => run(() => database.transaction(work)),
  };
}

/** The form that a path or a response names; few do, and a struct builds an error for each that does not. */
function formOf(named: unknown): FormId | undefined {
  if (typeof named !== 'object' || named === null || !('formId' in named)) return undefined;
  return typeof named.formId === 'string' ? asId<FormId>(named.formId) : undefined;
}

function merchantOfCaller({ keyMerchantId, signedIn }: FastifyRequest): MerchantId | undefined {
  return keyMerchantId ?? signedIn?.staff.merchantId ?? undefined;
}

/** Which merchants' forms are used here: a form never changes its merchant. */
function rememberForms(database: Database) {
  const known = new Map<FormId, MerchantId>();
  const remember = (formId: FormId, merchantId: MerchantId): void => {
    const [oldest] = known.keys();
    if (known.size >= maxForms && oldest !== undefined) known.delete(oldest);
    known.set(formId, merchantId);
  };
  const find = async ({ params }: FastifyRequest): Promise<MerchantId | undefined> => {
    const formId = formOf(params);
    if (formId === undefined) return undefined;
    const merchantId = known.get(formId);
    if (merchantId !== undefined) return merchantId;
    const [row] = await database.query((tx) =>
      tx
        .select({ merchantId: invoice.merchantId })
        .from(paymentForm)
        .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
        .where(eq(paymentForm.id, formId)),
    );
    if (row) remember(formId, row.merchantId);
    return row?.merchantId;
  };
  return { find, remember };
}
