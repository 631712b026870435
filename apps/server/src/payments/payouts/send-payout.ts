import { payoutWindowMs } from '@tiyin/domain/invoices';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { payout } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startPayout } from '../../providers/start-payout.ts';
import { appendEvent } from '../invoices/events.ts';
import type { InvoiceRow } from '../invoices/invoice-row.ts';
import { choosePayoutAccount } from '../routing/choose-payout-account.ts';
import { retryOrDecline } from './retry-or-decline.ts';
import { payoutsOf } from './payout-row.ts';

const system = { type: 'system' } as const;

type Try = {
  /** Which try of its round it is, from 1. */
  readonly attempt: number;
  readonly now: Date;
};

/**
 * Sends a locked withdrawal, whose money is reserved, to an account that can pay it (decisions 19, 22).
 * Where none can, why is kept, and another try is planned or the withdrawal is declined. One is under
 * way at a time: a second is refused by the database.
 */
export async function sendPayout(
  tx: Tx,
  row: InvoiceRow,
  { attempt, now }: Try,
): Promise<InvoiceRow> {
  const before = await payoutsOf(tx, row.id);
  const refusedBy = before
    .filter(({ round }) => round === row.payoutRound)
    .map(({ accountId }) => accountId);
  const { account, explanation } = await route(tx, row, refusedBy, now);
  const details = { routing: explanation, attempt };
  if (!account) {
    const event = { code: 'payout_unroutable', status: null, actor: system, details, now } as const;
    const noted = appendEvent(tx, row, event);
    const isRouteLeft = explanation.some(({ outcome }) => outcome !== 'refused_before');
    return retryOrDecline(tx, noted, { attempt, isRouteLeft, actor: system, now });
  }
  const payoutId = uuidv7({ msecs: now.getTime() });
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

async function route(tx: Tx, row: InvoiceRow, refusedBy: readonly number[], now: Date) {
  if (row.methodId === null) throw new Error(`withdrawal ${row.id} has no method`);
  return choosePayoutAccount(tx, {
    terminalId: row.terminalId,
    methodId: row.methodId,
    currency: row.currency,
    amount: row.amount,
    isTest: row.isTest,
    refusedBy,
    now,
  });
}
