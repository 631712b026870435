import { eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { signInBrake } from '../../db/schema.ts';

type Count = Omit<typeof signInBrake.$inferSelect, 'key'>;

const second = 1000;
const minute = 60 * second;

/** Wrong passwords in a row at one place before the first wait. */
const freeFailures = 5;
const firstWaitMs = 30 * second;
const maxWaitMs = 15 * minute;
/** A row of failures is over this long after the last one. */
const rowEndsMs = 60 * minute;

/** Wrong passwords for one name from places that are not known. */
const maxStrangers = 10;
/** One more every three minutes: 480 a day, from any number of addresses. */
const strangerEveryMs = 3 * minute;

/** How long a brake is stored after its last failure, in ms. */
export const brakeRememberedMs: number = 24 * 60 * minute;

/**
 * The delay before the next password attempt, in ms. Each further wrong one in a row at the same
 * place doubles it.
 * @param row failures in a row at one place
 * @param firstMs the first delay
 */
function placeWaitMs(row: Count | undefined, now: Date, firstMs = firstWaitMs): number {
  const failures = failuresInRow(row, now);
  if (!row || failures < freeFailures) return 0;
  const wait = Math.min(firstMs * 2 ** (failures - freeFailures), maxWaitMs);
  return Math.max(0, row.failedAt.getTime() + wait - now.getTime());
}

function failuresInRow(row: Count | undefined, now: Date): number {
  return row && now.getTime() - row.failedAt.getTime() < rowEndsMs ? row.failures : 0;
}

/**
 * The same for strangers at any place: their failures fade, one every three minutes.
 * @param row failures at all places that are not known
 */
function strangerWaitMs(row: Count | undefined, now: Date): number {
  const failures = failuresOfStrangers(row, now);
  if (!row || failures < maxStrangers) return 0;
  const sinceMs = (now.getTime() - row.failedAt.getTime()) % strangerEveryMs;
  return (failures - maxStrangers + 1) * strangerEveryMs - sinceMs;
}

function failuresOfStrangers(row: Count | undefined, now: Date): number {
  if (!row) return 0;
  const faded = Math.floor((now.getTime() - row.failedAt.getTime()) / strangerEveryMs);
  return Math.max(0, row.failures - faded);
}

/** The brakes that judge one try: that of its place, and for a place that is not known that of all strangers. */
export type BrakeKeys = { readonly place: string; readonly strangers: string | undefined };

/** The remaining delay of the next attempt, in ms; 0 if none. Locks both counts until the end. */
export async function lockedWaitMs(
  tx: Tx,
  keys: BrakeKeys,
  now: Date,
  firstMs?: number,
): Promise<number> {
  const { placeMs, strangersMs } = await lockedWaits(tx, keys, now, firstMs);
  return Math.max(placeMs, strangersMs);
}

/** The same for each brake: that of the place, and that of all strangers. */
export async function lockedWaits(
  tx: Tx,
  keys: BrakeKeys,
  now: Date,
  firstMs?: number,
): Promise<{ readonly placeMs: number; readonly strangersMs: number }> {
  const wanted = [keys.place, ...(keys.strangers === undefined ? [] : [keys.strangers])];
  const rows = await tx
    .select()
    .from(signInBrake)
    .where(inArray(signInBrake.key, wanted))
    .orderBy(signInBrake.key)
    .for('update');
  const rowOf = (key: string | undefined) => rows.find((row) => row.key === key);
  return {
    placeMs: placeWaitMs(rowOf(keys.place), now, firstMs),
    strangersMs: strangerWaitMs(rowOf(keys.strangers), now),
  };
}

type BrakeOf = { readonly key: string; readonly failuresOf: typeof failuresInRow };

/** The brakes in the order in which they are locked. */
function brakesOf({ place, strangers }: BrakeKeys): readonly BrakeOf[] {
  const all = [{ key: place, failuresOf: failuresInRow }];
  if (strangers !== undefined) all.push({ key: strangers, failuresOf: failuresOfStrangers });
  return all.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Begins the counts, so that the first wrong passwords of several connections lock the same rows. */
export async function beginCounts(tx: Tx, keys: BrakeKeys, now: Date): Promise<void> {
  for (const { key } of brakesOf(keys)) {
    await tx.insert(signInBrake).values({ key, failures: 0, failedAt: now }).onConflictDoNothing();
  }
}

/** Counts a wrong password. */
export async function countFailure(tx: Tx, keys: BrakeKeys, now: Date): Promise<void> {
  await beginCounts(tx, keys, now);
  for (const { key, failuresOf } of brakesOf(keys)) {
    const [row] = await tx.select().from(signInBrake).where(eq(signInBrake.key, key)).for('update');
    const failures = failuresOf(row, now) + 1;
    await tx.update(signInBrake).set({ failures, failedAt: now }).where(eq(signInBrake.key, key));
  }
}

/** Ends a row of failures after the right password. Failures of unknown places keep decaying. */
export async function releasePlace(tx: Tx, keys: BrakeKeys): Promise<void> {
  await tx.delete(signInBrake).where(eq(signInBrake.key, keys.place));
}
