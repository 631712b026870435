import type { ProviderReason } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { depositTransition } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import { endUnpaid } from './end-unpaid.ts';
import { appendEvent } from './events.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { depositFacts } from './judge-money.ts';

type Refusal = {
  readonly invoiceId: InvoiceId;
  readonly actor: Actor;
  /** Whether the provider has the present account of the locked deposit; otherwise it is only an event (ROUTING-572). */
  readonly isPresent?: (row: InvoiceRow) => Promise<boolean>;
  /** The provider's id of its report; a repetition of it changes nothing (ROUTING-576). */
  readonly externalId?: string | undefined;
  /** The provider's reason. */
  readonly said?: ProviderReason | undefined;
  readonly now: Date;
};

/** Handles a provider's report that there will be no money for a deposit (INVOICE-21). */
export async function refuseDeposit(tx: Tx, refusal: Refusal): Promise<'known' | 'taken'> {
  const row = await lockInvoice(tx, refusal.invoiceId);
  if (!row) throw new Error(`invoice ${refusal.invoiceId} was refused, but is not there`);
  if (await isRepeated(tx, refusal)) return 'known';
  await applyRefusal(tx, row, refusal);
  return 'taken';
}

async function isRepeated(tx: Tx, { invoiceId, actor, externalId }: Refusal): Promise<boolean> {
  if (externalId === undefined || actor.type !== 'provider') return false;
  const isOfProvider = and(
    eq(invoiceEvent.invoiceId, invoiceId),
    eq(invoiceEvent.actorType, 'provider'),
    eq(invoiceEvent.actorId, actor.id),
  );
  const isRefusal = sql`${invoiceEvent.details} ->> 'refusalId' = ${externalId}`;
  return (await tx.$count(invoiceEvent, and(isOfProvider, isRefusal))) > 0;
}

async function applyRefusal(tx: Tx, row: InvoiceRow, refusal: Refusal): Promise<void> {
  const { actor, now, said, externalId: refusalId } = refusal;
  const details = (said ?? refusalId) && { said, refusalId };
  if (refusal.isPresent && !(await refusal.isPresent(row))) {
    appendEvent(tx, row, { code: 'provider_refused', status: null, actor, details, now });
    return;
  }
  const [to] = depositTransition(row.status, { type: 'provider-refused' }, depositFacts(row, now));
  const fields = { wasRefused: true };
  if (to === undefined) {
    // It moves nothing, but staff must see the provider's report.
    const event = { code: 'provider_refused', status: null, actor, details, now } as const;
    appendEvent(tx, row, event, fields);
    if (row.status === 'DONE') await notifyContradiction(tx, row, now);
    return;
  }
  const reason = to === 'ERROR' ? 'reports_contradict' : 'provider_refused';
  await endUnpaid(tx, row, { to, reason, actor, details, fields, now });
}

/** A booked deposit stays booked; staff check the provider's contradiction (INVOICE-14). */
async function notifyContradiction(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  const { merchantId, isTest } = row;
  const details = { reason: 'provider_refused' };
  const subject = `invoice:${row.id}`;
  await notify(tx, { kind: 'REPORTS_CONTRADICT', subject, merchantId, isTest, details, now });
}
