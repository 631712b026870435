import { asId, type PayoutId } from '@tiyin/domain/ids';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { payout } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startPayout } from './start-payout.ts';
import { appendEvent } from '../invoices/events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { CandidateRow } from '../routing/account-row.ts';
import { lockCandidates } from '../routing/candidates.ts';
import { choosePayoutAccount } from '../routing/choose-payout-account.ts';
import { retryOrDecline } from './retry-or-decline.ts';
import { payoutsOf } from '../payouts/payout-row.ts';

const system = { type: 'system' } as const;

type Try = {
  /** Which try of its round it is, from 1. */
  readonly attempt: number;
  /** The accounts that may pay it, as `lockPayoutAccounts` locked them. */
  readonly candidates: readonly CandidateRow[];
  readonly now: Date;
};

/**
 * Locks the accounts that may pay a locked withdrawal, in the order in which they are tried. Called before
 * a balance is locked (`ledger/lock-order.ts`).
 */
export async function lockPayoutAccounts(
  tx: Tx,
  row: Pick<InvoiceRow, 'id' | 'terminalId' | 'methodId' | 'currency' | 'isTest'>,
): Promise<CandidateRow[]> {
  const { terminalId, methodId, currency, isTest } = row;
  if (methodId === null) throw new Error(`withdrawal ${row.id} has no method`);
  return lockCandidates(tx, { terminalId, methodId, currency, isTest });
}

/**
 * Sends a locked withdrawal, whose money is reserved, to an account that can pay it (ROUTING-35,
 * ROUTING-38). Without one, the reason is recorded, and a retry is planned or the withdrawal is
 * declined. Only one runs at a time: the database refuses a second.
 */
export async function sendPayout(
  tx: Tx,
  row: InvoiceRow,
  { attempt, candidates, now }: Try,
): Promise<InvoiceRow> {
  const before = await payoutsOf(tx, row.id);
  const refusedBy = before
    .filter(({ round }) => round === row.payoutRound)
    .map(({ accountId }) => accountId);
  const { currency, amount, isTest } = row;
  const input = { candidates, currency, amount, isTest, refusedBy, now };
  const { account, explanation } = await choosePayoutAccount(tx, input);
  const details = { routing: explanation, attempt };
  if (!account) {
    const event = { code: 'payout_unroutable', status: null, actor: system, details, now } as const;
    const noted = appendEvent(tx, row, event);
    const isRouteLeft = explanation.some(({ outcome }) => outcome !== 'refused_before');
    return retryOrDecline(tx, noted, { attempt, isRouteLeft, actor: system, now });
  }
  const payoutId = asId<PayoutId>(uuidv7({ msecs: now.getTime() }));
  await tx.insert(payout).values({
    id: payoutId,
    invoiceId: row.id,
    accountId: account.id,
    number: before.length + 1,
    round: row.payoutRound,
    attempt,
    status: 'NEW',
    createdAt: now,
    statusAt: now,
  });
  const sent = appendEvent(
    tx,
    row,
    { code: 'payout_sent', status: null, actor: system, details: { ...details, payoutId }, now },
    { accountId: account.id },
  );
  enqueue(tx, 'payout.window', { payoutId }, new Date(now.getTime() + payoutWindowMs));
  await startPayout(tx, { invoice: sent, payoutId, providerId: account.providerId, now });
  return sent;
}
