import { isCurrencyCode } from '@tiyin/domain/money';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invariantResult, job } from '../db/schema.ts';
import type { StoredExample } from '../db/schema/invariants.ts';
import { invariantCheckKey } from '../jobs/queue.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import { invariants } from './definitions/registry.ts';
import type { Invariant } from './invariant.ts';

/** The interval of the checks, in ms (RUN-261). */
export const checkEveryMs = 5 * 60_000;
/** A result that is older than this, in ms, says nothing about now (OFFICE-395). */
const validMs = 6 * checkEveryMs;

type Result = typeof invariantResult.$inferSelect;

/** Every invariant with its last result, and when the next run is due (RUN-260). */
export async function readBoard(tx: Tx, now: Date) {
  const rows = await tx.select().from(invariantResult);
  const results = new Map(rows.map((row) => [row.id, row]));
  const [next] = await tx.select().from(job).where(eq(job.key, invariantCheckKey));
  const claimedUntil = next?.claimedUntil ?? null;
  const isClaimed = claimedUntil !== null && claimedUntil > now;
  return {
    isRunning: next !== undefined && (isClaimed || next.runAt <= now),
    nextRunDate: next?.runAt.toISOString() ?? null,
    checks: invariants.map((invariant) => describe(invariant, results.get(invariant.id), now)),
  };
}

function describe({ id, title, description }: Invariant, result: Result | undefined, now: Date) {
  const checkedAt = result?.checkedAt?.getTime() ?? 0;
  const isValid = checkedAt >= now.getTime() - validMs;
  return {
    id,
    title,
    description,
    state: result && isValid ? result.state : ('UNCHECKED' as const),
    violations: result?.violations ?? 0,
    checkedDate: result?.checkedAt?.toISOString() ?? null,
    okDate: result?.okAt?.toISOString() ?? null,
    brokenSinceDate: result?.brokenSince?.toISOString() ?? null,
    durationMs: result?.durationMs ?? 0,
    examples: (result?.examples ?? []).map(describeExample),
    figures: (result?.figures ?? []).map(describeExample),
  };
}

function describeExample({ subject, note, difference, currency }: StoredExample) {
  const [type = '', ...id] = subject.split(':');
  return {
    subject: { type, id: id.join(':') },
    note,
    money: describeMoney(difference, currency),
  };
}

/** An amount that the wire cannot carry exactly is left out: the board stays readable. */
function describeMoney(difference: string | null, currency: string | null) {
  const sum = Number(difference);
  if (difference === null || currency === null) return null;
  if (!isCurrencyCode(currency) || !Number.isSafeInteger(sum)) return null;
  return { sum, currency: describeCurrency(currency) };
}
