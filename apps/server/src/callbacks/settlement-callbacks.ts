import type { CallbackId, SettlementId } from '@tiyin/domain/ids';
import { and, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { callback, job, settlement } from '../db/schema.ts';
import { eventKey } from '../jobs/queue.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeTry, triesOf } from './list-callbacks.ts';
import { writeEvent } from './write-event.ts';

type Question = { readonly staff: Staff; readonly id: SettlementId };

/** The callbacks of a settlement in a person's scope with their tries, newest first (LEDGER-322). */
export async function listSettlementCallbacks(tx: Tx, { id, staff }: Question) {
  const row = await readVisible(tx, { id, staff });
  const rows = await tx
    .select()
    .from(callback)
    .where(
      and(
        eq(callback.merchantId, row.merchantId),
        eq(callback.type, 'settlement.created'),
        // Earlier months are not read.
        sql`${callback.id} >= first_uuid_of(${row.createdAt.toISOString()}::timestamptz - interval '1 day')`,
        sql`(${callback.body}::jsonb -> 'data' ->> 'id') = ${String(id)}`,
      ),
    )
    .orderBy(desc(callback.number));
  const ids = rows.map((each) => each.id);
  const tries = await triesOf(tx, rows);
  const next = await nextDeliveries(tx, ids);
  return rows.map((each) => ({
    id: each.id,
    type: each.type,
    body: each.body,
    status: each.state,
    createDate: each.createdAt.toISOString(),
    executionDate: each.executedAt?.toISOString() ?? null,
    nextTryDate: next.get(each.id)?.toISOString() ?? null,
    tries: (tries.get(each.id) ?? []).map(describeTry),
  }));
}

type Command = Question & { readonly now: Date };

/** Sends a settlement again, as a separate callback (LEDGER-322). 422 `no_callback_address` without an address. */
export async function sendSettlementAgain(tx: Tx, { id, now, staff }: Command) {
  const row = await readVisible(tx, { id, staff });
  const written = await writeEvent(tx, 'settlement.created', row, now);
  if (!written) throw new ProblemError('no_callback_address');
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'callback.sent_by_hand',
    subject: `settlement:${row.id}`,
    details: { callback: written },
    now,
  });
}

async function readVisible(tx: Tx, { id, staff }: Question) {
  const [row] = await tx
    .select()
    .from(settlement)
    .where(and(eq(settlement.id, id), inScope(staff, settlement.merchantId)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** When each that waits is sent next. */
async function nextDeliveries(
  tx: Tx,
  ids: readonly CallbackId[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const keys = new Map(ids.map((id) => [eventKey(id), id]));
  const rows = await tx
    .select({ key: job.key, runAt: job.runAt })
    .from(job)
    .where(inArray(job.key, [...keys.keys()]));
  return new Map(rows.map(({ key, runAt }) => [keys.get(key ?? '') ?? '', runAt]));
}
