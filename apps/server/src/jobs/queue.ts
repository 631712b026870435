import { type Infer, integer, object, string } from 'superstruct';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type Given, places, write } from '../db/statement.ts';

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

type Order = { readonly kind: string; readonly payload: object; readonly runAt: Date };

const insertJob = write((composer, given: Given<Order>) =>
  composer.insert(job).values(places(given, ['kind', 'payload', 'runAt'])),
);

/** Queues work in the transaction that it follows from: it is done if and only if that commits. */
export function enqueue<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: Infer<JobPayloads[K]>,
  runAt: Date,
): void {
  insertJob(tx, { kind, payload, runAt });
}

/** Queues work that calls out, likewise. */
export async function enqueueCall<K extends keyof CallPayloads>(
  tx: Tx,
  kind: K,
  { invoiceId }: Infer<CallPayloads[K]>,
  runAt: Date,
): Promise<void> {
  await tx.execute(callJob({ kind, invoiceId, runAt: sql`${runAt.toISOString()}::timestamptz` }));
}

type CallOrder = {
  readonly kind: keyof CallPayloads;
  readonly invoiceId: string | SQLWrapper;
  readonly runAt: SQLWrapper;
  /** Queues nothing where this does not hold. */
  readonly onlyIf?: SQL;
};

/**
 * The statement that queues work that calls out, to be run or to be a part of another. There is one such
 * job per kind and invoice, so that an invoice's calls go out one after another: where it is queued
 * already, it comes no later than asked.
 */
export function callJob({ kind, invoiceId, runAt, onlyIf = sql`true` }: CallOrder): SQL {
  return sql`insert into job (kind, payload, run_at, lane, key)
    select call.kind, jsonb_build_object('invoiceId', call.invoice_id), call.run_at, 'call',
      call.kind || ':' || call.invoice_id
    from (select ${kind}::text as kind, ${invoiceId}::text as invoice_id, ${runAt} as run_at) as call
    where ${onlyIf}
    on conflict (key) do update set run_at = excluded.run_at where job.run_at > excluded.run_at`;
}
