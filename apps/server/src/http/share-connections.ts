import { asId, type FormId, type MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { invoice, paymentForm } from '../db/schema.ts';
import { Reply } from '../operations/handler.ts';
import { createMerchantShare } from './merchant-share.ts';

/** The number of forms whose merchants a process remembers. */
const maxForms = 10_000;

/** Runs the work of a request within its merchant's share of the connections. */
export type ShareConnections = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * Makes requests run within their merchant's share of the connections (RUN-233): those of its server, its people and
 * its payment forms. The embedded database has one connection, and nothing to share.
 */
export function shareConnections(database: Database): ShareConnections {
  if (database.kind === 'embedded') return (_request, work) => work();
  const share = createMerchantShare();
  const merchantOfForm = rememberForms(database);
  return async (request, work) => {
    const merchantId = merchantOfCaller(request) ?? (await merchantOfForm.find(request));
    if (merchantId === undefined) return work();
    const output = await share.run(merchantId, work);
    const formId = formOf(output instanceof Reply ? output.body : output);
    if (formId !== undefined) merchantOfForm.remember(formId, merchantId);
    return output;
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
