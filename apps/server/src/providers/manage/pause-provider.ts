import type { ProviderId } from '@tiyin/domain/ids';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, paymentAccount, payout, provider } from '../../db/schema.ts';
import { readReason } from '../../payments/given-reason.ts';
import { hastenPayoutCalls, restartWindows } from '../../jobs/queue.ts';
import { type OfProvider, actorOf, lockProvider } from './provider-row.ts';

/**
 * Pauses a provider: nothing new is sent to it, and what is under way goes on (ROUTING-300). One that is paused already
 * stays as it is. 404; 422 for a reason of blanks.
 */
export async function pauseProvider(
  tx: Tx,
  { staff, providerId, reason, now }: OfProvider & { readonly reason: string },
): Promise<void> {
  const row = await lockProvider(tx, providerId);
  if (row.pausedAt !== null) return;
  const pauseReason = readReason(reason);
  await tx
    .update(provider)
    .set({ pausedAt: now, pauseReason, version: row.version + 1 })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action: 'provider.paused',
    subject: `provider:${providerId}`,
    before: { pausedAt: null, reason: null },
    after: { pausedAt: now.toISOString(), reason: pauseReason },
    now,
  });
}

/** Resumes a paused provider: what waited for it is sent now (ROUTING-301). 404. */
export async function resumeProvider(
  tx: Tx,
  { staff, providerId, now }: OfProvider,
): Promise<void> {
  const row = await lockProvider(tx, providerId);
  if (row.pausedAt === null) return;
  await tx
    .update(provider)
    .set({ pausedAt: null, pauseReason: null, version: row.version + 1 })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action: 'provider.resumed',
    subject: `provider:${providerId}`,
    before: { pausedAt: row.pausedAt.toISOString(), reason: row.pauseReason },
    after: { pausedAt: null, reason: null },
    now,
  });
  if (row.kind === 'http') await callNow(tx, providerId, now);
}

/**
 * Payouts and returns that are not known to have arrived: their next call is due now, and those that were not sent have
 * their whole window from now on.
 */
async function callNow(tx: Tx, providerId: ProviderId, now: Date): Promise<void> {
  const accounts = tx
    .select({ id: paymentAccount.id })
    .from(paymentAccount)
    .where(eq(paymentAccount.providerId, providerId));
  const open = ['NEW', 'UNKNOWN'] as const;
  const payouts = await tx
    .select({ id: payout.id, invoiceId: payout.invoiceId, status: payout.status })
    .from(payout)
    .where(and(inArray(payout.accountId, accounts), inArray(payout.status, open)));
  const returns = await tx
    .select({ id: moneyReturn.id, status: moneyReturn.status })
    .from(moneyReturn)
    .where(and(inArray(moneyReturn.accountId, accounts), inArray(moneyReturn.status, open)));
  const calls = {
    invoiceIds: payouts.map(({ invoiceId }) => invoiceId),
    returnIds: returns.map(({ id }) => id),
  };
  await hastenPayoutCalls(tx, calls, now);
  const isUnsent = ({ status }: { readonly status: string }) => status === 'NEW';
  const unsent = {
    payoutIds: payouts.filter(isUnsent).map(({ id }) => id),
    returnIds: returns.filter(isUnsent).map(({ id }) => id),
  };
  await restartWindows(tx, unsent, new Date(now.getTime() + payoutWindowMs));
}
