import type { InvoiceId, PayoutId, ReturnId } from '@tiyin/domain/ids';
import type { Tx } from '../db/database.ts';
import { enqueue } from './queue.ts';

/** The delay of the sandbox, in ms (ROUTING-40). */
const answersAfterMs = 3_000;

/** Enqueues the sandbox's job for a deposit's money, so that a restart loses nothing. */
export function startSandboxDeposit(tx: Tx, invoiceId: InvoiceId, now: Date): void {
  const runAt = new Date(now.getTime() + answersAfterMs);
  enqueue(tx, 'sandbox.deposit', { invoiceId, asked: 1 }, runAt);
}

/** Enqueues the sandbox's payout, likewise. */
export function startSandboxPayout(tx: Tx, payoutId: PayoutId, now: Date): void {
  const runAt = new Date(now.getTime() + answersAfterMs);
  enqueue(tx, 'sandbox.payout', { payoutId, asked: 1 }, runAt);
}

/** Enqueues the sandbox's payment of a return, likewise. */
export function startSandboxReturn(tx: Tx, returnId: ReturnId, now: Date): void {
  const runAt = new Date(now.getTime() + answersAfterMs);
  enqueue(tx, 'sandbox.return', { returnId, asked: 1 }, runAt);
}
