import { withdrawalTransition } from '@tiyin/domain/invoices';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { job, paymentAccount, provider } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { type PayoutRow, isUnderWay } from './payout-row.ts';

type Sent = Pick<PayoutRow, 'accountId' | 'status'>;

/** Whether a payout or a return was not sent yet because its provider is paused (ROUTING-301). */
export async function isHeld(tx: Tx, { accountId, status }: Sent): Promise<boolean> {
  if (status !== 'NEW') return false;
  const [owner] = await tx
    .select({ kind: provider.kind, pausedAt: provider.pausedAt })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  return owner?.kind === 'http' && owner.pausedAt !== null;
}

/**
 * When a withdrawal comes to a person because the outcome of its payout is unknown (INVOICE-33, INVOICE-453).
 * Undefined where its status does not end then, and where its window begins again after a pause.
 */
export async function payoutWindowEnd(
  tx: Tx,
  { status }: Pick<InvoiceRow, 'status'>,
  payouts: readonly PayoutRow[],
): Promise<Date | undefined> {
  const open = payouts.find(isUnderWay);
  const isEnding = withdrawalTransition(status, { type: 'payout-unknown' }).length > 0;
  if (!open || !isEnding || (await isHeld(tx, open))) return undefined;
  return (await readWindow(tx, open)).next;
}

/** When the next and the last window of a payout that are queued end. */
export async function readWindow(
  tx: Tx,
  { id }: Pick<PayoutRow, 'id'>,
): Promise<{ readonly next?: Date | undefined; readonly last?: Date | undefined }> {
  const isOfThis = sql`${job.payload}->>'payoutId' = ${id}`;
  const queued = await tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(and(eq(job.kind, 'payout.window'), isOfThis))
    .orderBy(asc(job.runAt));
  return { next: queued.at(0)?.runAt, last: queued.at(-1)?.runAt };
}
