import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invariantResult } from '../db/schema.ts';
import { invariants } from './definitions/registry.ts';
import { notify, resolve } from '../notifications/notify.ts';
import type { CheckRun, Checked } from './check-invariants.ts';

/** The examples that the board shows of an invariant. */
const maxExamples = 10;

type Result = typeof invariantResult.$inferSelect;

/**
 * Stores the results of a run. One that is broken now and held before is an alarm to staff; its
 * notification closes by itself when the invariant holds again (RUN-263).
 */
export async function recordResults(
  tx: Tx,
  { checked, leftOut }: CheckRun,
  now: Date,
): Promise<void> {
  const rows = await tx.select().from(invariantResult);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const each of checked) await recordResult(tx, each, known.get(each.id), now);
  const unchecked = checked.filter(({ violations }) => violations === undefined).length;
  const { areChanges, areEntries } = leftOut;
  const isComplete = unchecked === 0 && !areChanges && !areEntries;
  if (isComplete) return resolve(tx, wholeRun, now);
  await alarmIncomplete(
    tx,
    { unchecked, changes: Number(areChanges), entries: Number(areEntries) },
    now,
  );
}

/** A run ended in an error: nothing was checked (OFFICE-395). */
export async function recordFailedRun(tx: Tx, now: Date): Promise<void> {
  await alarmIncomplete(tx, { unchecked: invariants.length }, now);
}

const wholeRun = 'invariants:all';

/** An alarm to staff until a run is complete. Closed by hand, the next run that is not complete opens it again. */
async function alarmIncomplete(
  tx: Tx,
  details: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const kind = 'CHECKS_INCOMPLETE';
  await notify(tx, { kind, subject: wholeRun, merchantId: null, isTest: false, details, now });
}

async function recordResult(
  tx: Tx,
  { id, violations, durationMs }: Checked,
  before: Result | undefined,
  now: Date,
): Promise<void> {
  if (!violations) {
    const row = { ...(before ?? unchecked), state: 'UNCHECKED' as const, durationMs };
    return write(tx, { ...row, id });
  }
  const { count, found, figures } = violations;
  const isBroken = count > 0;
  await write(tx, {
    id,
    state: isBroken ? 'BROKEN' : 'HOLDS',
    checkedAt: now,
    okAt: isBroken ? (before?.okAt ?? null) : now,
    brokenSince: isBroken ? (before?.brokenSince ?? now) : null,
    violations: count,
    subjects: [...new Set(found.map(({ subject }) => subject))],
    examples: found.slice(0, maxExamples),
    figures,
    durationMs,
  });
  const wasBroken = (before?.brokenSince ?? null) !== null;
  if (isBroken === wasBroken) return;
  const subject = `invariant:${id}`;
  if (!isBroken) return resolve(tx, subject, now);
  const check = invariants.find((each) => each.id === id)?.title ?? id;
  const details = { check, violations: count };
  const kind = 'INVARIANT_BROKEN';
  await notify(tx, { kind, subject, merchantId: null, isTest: false, details, now });
}

/** Whether the last run that ended found an invariant broken. */
export async function isInvariantBroken(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select().from(invariantResult).where(eq(invariantResult.id, id));
  return row !== undefined && row.brokenSince !== null;
}

const unchecked = {
  checkedAt: null,
  okAt: null,
  brokenSince: null,
  violations: 0,
  subjects: [],
  examples: [],
  figures: [],
};

async function write(tx: Tx, { id, ...row }: Result): Promise<void> {
  await tx
    .insert(invariantResult)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: invariantResult.id, set: row });
}
