import { sql } from '../db/drizzle.ts';
import type { Database, Tx } from '../db/database.ts';
import { savepoint } from '../db/transactions.ts';
import { databaseError } from '../db/query-error.ts';
import { invariantResult } from '../db/schema.ts';
import { countEntries } from './count-entries.ts';
import { invariants } from './definitions/registry.ts';
import { type Violations, findViolations } from './find-violations.ts';
import type { Invariant } from './invariant.ts';
import {
  type Cursors,
  type RunSizes,
  arePastLimit,
  keepCursors,
  nextCursors,
  readCursors,
  runScope,
  runSizes,
} from './scope.ts';

/** How long one query and a whole run may take, in ms: less than the claim of a job lives. */
const queryMs = 4_000;
const runMs = 15_000;

/** The key of the lock that one run holds until its end, and the command that drops a range of the ledger. */
export const checkLock = sql`hashtext('invariants.check')`;

/** The result of checking one invariant; undefined violations if it did not end in its time or failed. */
export type Checked = {
  readonly id: string;
  readonly violations: Violations | undefined;
  readonly durationMs: number;
};

/** The result of a run. */
export type CheckRun = {
  readonly checked: readonly Checked[];
  /** The omissions besides invariants without a result (OFFICE-395). */
  readonly leftOut: {
    /** More rows changed since the last run than one run looks at. */
    readonly areChanges: boolean;
    /** The entries of ledger accounts were not counted. */
    readonly areEntries: boolean;
  };
};

/**
 * Checks every invariant on one snapshot of the database (RUN-261); undefined while another run does.
 * The invariants that were checked the longest ago come first, since the last may find no time left.
 */
export async function checkInvariants(
  { jobs }: Pick<Database, 'jobs'>,
  now: Date,
  sizes: RunSizes = runSizes,
): Promise<CheckRun | undefined> {
  return jobs.snapshot(async (tx) => {
    const [lock] = await tx.execute<{ isTaken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${checkLock}) as "isTaken"`,
    );
    if (!lock?.isTaken) return undefined;
    await tx.execute(sql`select set_config('statement_timeout', ${String(queryMs)}, true)`);
    const last = await readCursors(tx);
    const next = await nextCursors(tx, last, sizes, now);
    const counted = await inTime(tx, async () => {
      await countEntries(tx, sizes, next.posting, now);
      return true;
    });
    const areChanges = await arePastLimit(tx, last, sizes);
    const checked = await checkAll(tx, { last, sizes, now });
    await keepCursors(tx, next);
    return { checked, leftOut: { areChanges, areEntries: counted === undefined } };
  });
}

type Run = { readonly last: Cursors; readonly sizes: RunSizes; readonly now: Date };

async function checkAll(tx: Tx, run: Run): Promise<readonly Checked[]> {
  const before = await tx.select().from(invariantResult);
  const known = new Map(before.map((row) => [row.id, row]));
  const checkedAt = ({ id }: Invariant) => known.get(id)?.checkedAt?.getTime() ?? 0;
  const startedAt = performance.now();
  const checked: Checked[] = [];
  for (const invariant of invariants.toSorted((a, b) => checkedAt(a) - checkedAt(b))) {
    const { id } = invariant;
    const begunAt = performance.now();
    const scope = runScope(run.sizes, run.last, known.get(id)?.subjects ?? [], run.now);
    const violations =
      begunAt - startedAt < runMs
        ? await inTime(tx, () => findViolations(tx, invariant, scope))
        : undefined;
    checked.push({ id, violations, durationMs: Math.round(performance.now() - begunAt) });
  }
  return checked;
}

/** The result of some queries; undefined if one of them did not end in its time or failed. */
async function inTime<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await savepoint(tx, work);
  } catch (error) {
    if (databaseError(error) === undefined) throw error;
    return undefined;
  }
}
