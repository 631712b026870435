import { create } from 'superstruct';
import type { Tx } from '../db/database.ts';
import { runDeadline, runMatchWindow } from '../payments/invoices/expire.ts';
import { askSandbox } from '../providers/sandbox.ts';
import { jobPayloads } from './queue.ts';

type Work = { readonly kind: string; readonly payload: unknown };

/** Does a job, in the transaction that also takes it off the queue. */
export async function doJob(tx: Tx, { kind, payload }: Work, now: Date): Promise<void> {
  switch (kind) {
    case 'deposit.deadline':
      return runDeadline(tx, create(payload, jobPayloads[kind]).invoiceId, now);
    case 'deposit.match-window':
      return runMatchWindow(tx, create(payload, jobPayloads[kind]).invoiceId, now);
    case 'sandbox.deposit':
      return askSandbox(tx, create(payload, jobPayloads[kind]), now);
    default:
      throw new Error(`there is no job of the kind ${kind}`);
  }
}
