import { type Infer, integer, object, string } from 'superstruct';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';

const ofInvoice = object({ invoiceId: string() });

/** The work there is, and what each kind of it needs to know. */
export const jobPayloads = {
  /** As an older version wrote it, before withdrawals had deadlines, too. */
  'deposit.deadline': ofInvoice,
  'invoice.deadline': ofInvoice,
  'deposit.match-window': ofInvoice,
  'sandbox.deposit': object({ invoiceId: string(), asked: integer() }),
  'sandbox.payout': object({ payoutId: string(), asked: integer() }),
  'payout.retry': object({ invoiceId: string(), round: integer(), attempt: integer() }),
  'payout.window': object({ payoutId: string() }),
};

/** The work that calls out, each about one invoice. */
export const callPayloads = { 'callback.deliver': ofInvoice, 'payout.call': ofInvoice };

type JobPayloads = typeof jobPayloads;
type CallPayloads = typeof callPayloads;

/** Queues work in the transaction that it follows from: it is done if and only if that commits. */
export async function enqueue<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: Infer<JobPayloads[K]>,
  runAt: Date,
): Promise<void> {
  await tx.insert(job).values({ kind, payload, runAt });
}

/** Queues work that calls out, likewise. */
export async function enqueueCall<K extends keyof CallPayloads>(
  tx: Tx,
  kind: K,
  payload: Infer<CallPayloads[K]>,
  runAt: Date,
): Promise<void> {
  await tx.execute(callJob(kind, payload, runAt));
}

/**
 * The statement that queues work that calls out, to be run or to be a part of another. There is one such
 * job per kind and invoice, so that an invoice's calls go out one after another: where it is queued
 * already, it comes no later than asked.
 * @param onlyIf queues nothing where this does not hold
 */
export function callJob<K extends keyof CallPayloads>(
  kind: K,
  payload: Infer<CallPayloads[K]>,
  runAt: Date,
  onlyIf: SQL = sql`true`,
): SQL {
  return sql`insert into job (kind, payload, run_at, lane, key)
    select ${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt.toISOString()}::timestamptz, 'call',
      ${`${kind}:${payload.invoiceId}`}
    where ${onlyIf}
    on conflict (key) do update set run_at = least(job.run_at, excluded.run_at)`;
}
