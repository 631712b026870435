import type { Tx } from '../db/database.ts';
import { enqueue } from './queue.ts';

/** How long the sandbox takes, in ms (ROUTING-40). */
const answersAfterMs = 3_000;

/** Asks the sandbox for a deposit's money. It is asked as a job, so a restart forgets nothing. */
export function startSandboxDeposit(tx: Tx, invoiceId: string, now: Date): void {
  const runAt = new Date(now.getTime() + answersAfterMs);
  enqueue(tx, 'sandbox.deposit', { invoiceId, asked: 1 }, runAt);
}

/** Asks the sandbox to pay out, likewise. */
export function startSandboxPayout(tx: Tx, payoutId: string, now: Date): void {
  const runAt = new Date(now.getTime() + answersAfterMs);
  enqueue(tx, 'sandbox.payout', { payoutId, asked: 1 }, runAt);
}
