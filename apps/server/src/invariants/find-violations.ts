import { type SQL, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import type { StoredExample } from '../db/schema/invariants.ts';
import { invariants } from './definitions/registry.ts';
import type { Invariant, Scope } from './invariant.ts';
import { wholeScope } from './scope.ts';

/** The violations that are kept of an invariant; of the others only their number is known. */
const maxKept = 1_000;

/** The result of a check of one invariant. */
export type Violations = {
  readonly count: number;
  /** The first of them, `maxKept` at most. */
  readonly found: readonly StoredExample[];
  readonly figures: readonly StoredExample[];
};

/** Runs the query of an invariant. */
export async function findViolations(
  tx: Tx,
  { violations, figures }: Invariant,
  scope: Scope,
): Promise<Violations> {
  const rows = await tx.execute<StoredExample & { count: number }>(sql`
    select subject, note, difference, currency, (count(*) over ())::int as count
    from (${violations(scope)}) violation order by subject, note limit ${maxKept}`);
  return {
    count: rows[0]?.count ?? 0,
    found: rows.map(toExample),
    figures: figures ? await readFigures(tx, figures) : [],
  };
}

async function readFigures(tx: Tx, query: SQL): Promise<readonly StoredExample[]> {
  const rows = await tx.execute<StoredExample>(query);
  return rows.map(toExample);
}

function toExample({ subject, note, difference, currency }: StoredExample): StoredExample {
  return { subject, note, difference, currency };
}

/**
 * The violations in the whole database, in words; empty while every invariant holds. For tests and drills:
 * it reads everything. Invariants that depend on the time are left out unless a time is given.
 */
export async function brokenInvariants(tx: Tx, now?: Date): Promise<string[]> {
  const broken: string[] = [];
  for (const invariant of invariants) {
    if (invariant.isTimed && !now) continue;
    const { found } = await findViolations(tx, invariant, wholeScope(now ?? new Date(0)));
    broken.push(...found.map((each) => `${invariant.title}: ${JSON.stringify(each)}`));
  }
  return broken;
}
