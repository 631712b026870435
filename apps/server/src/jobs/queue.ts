import { type Infer, integer, object, string } from 'superstruct';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';

const ofInvoice = object({ invoiceId: string() });

/** The work there is, and what each kind of it needs to know. */
export const jobPayloads = {
  'deposit.deadline': ofInvoice,
  'deposit.match-window': ofInvoice,
  'sandbox.deposit': object({ invoiceId: string(), asked: integer() }),
};

type JobPayloads = typeof jobPayloads;

/** Queues work in the transaction that it follows from: it is done if and only if that commits. */
export async function enqueue<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: Infer<JobPayloads[K]>,
  runAt: Date,
): Promise<void> {
  await tx.insert(job).values({ kind, payload, runAt });
}
