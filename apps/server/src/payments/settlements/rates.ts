import {
  type CurrencyCode,
  amountToWire,
  isRateStale,
  type MinorUnits,
  minorUnits,
  rateFreshMs,
} from '@tiyin/domain/money';
import { and, desc, eq, max, min, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { rate } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';

type RateRow = typeof rate.$inferSelect;

/** The rate of a currency that counts: the newest (LEDGER-35); undefined before the first. */
export async function newestRate(tx: Tx, currency: CurrencyCode): Promise<RateRow | undefined> {
  const [row] = await tx
    .select()
    .from(rate)
    .where(eq(rate.currency, currency))
    .orderBy(desc(rate.id))
    .limit(1);
  return row;
}

/** The highest and the lowest rate that counted at any time of the last 24 hours; undefined before the first. */
async function ratesOfDay(tx: Tx, currency: CurrencyCode, now: Date) {
  const since = new Date(now.getTime() - rateFreshMs).toISOString();
  const atItsStart = sql`(select max(${rate.id}) from ${rate}
    where ${rate.currency} = ${currency} and ${rate.setAt} <= ${since}::timestamptz)`;
  const [row] = await tx
    .select({ highest: max(rate.perUsdt), lowest: min(rate.perUsdt) })
    .from(rate)
    .where(and(eq(rate.currency, currency), sql`${rate.id} >= coalesce(${atItsStart}, 0)`));
  const { highest, lowest } = row ?? {};
  return highest && lowest ? { highest, lowest } : undefined;
}

/** The highest rate that counted at any time of the last 24 hours (PEOPLE-530); undefined before the first. */
export async function highestRate(
  tx: Tx,
  currency: CurrencyCode,
  now: Date,
): Promise<bigint | undefined> {
  return (await ratesOfDay(tx, currency, now))?.highest;
}

/** How far a new rate is from the farthest one of the last 24 hours, so that small steps count together (PEOPLE-530). */
export async function rateChange(
  tx: Tx,
  { currency, perUsdt, now }: Pick<NewRate, 'currency' | 'now' | 'perUsdt'>,
): Promise<MinorUnits> {
  const { highest, lowest } = (await ratesOfDay(tx, currency, now)) ?? { highest: 0n, lowest: 0n };
  const [up, down] = [perUsdt - lowest, highest - perUsdt];
  return minorUnits(up > down ? up : down);
}

/** The newest rate of each currency that has one. */
export async function listRates(tx: Tx, now: Date) {
  const rows = await tx
    .selectDistinctOn([rate.currency])
    .from(rate)
    .orderBy(rate.currency, desc(rate.id));
  return rows.map((row) => describeRate(row, now));
}

type NewRate = {
  readonly staff: Staff;
  readonly currency: CurrencyCode;
  /** Minor units of the currency for one whole USDT. */
  readonly perUsdt: bigint;
  /** The rate that the person saw, 0 before the first; undefined: whichever. */
  readonly expectedVersion?: number | undefined;
  readonly now: Date;
};

/**
 * Sets the price of one USDT from now on; earlier prices stay (LEDGER-35). 409 `conflict` if the newest rate is not
 * the expected one.
 */
export async function setRate(tx: Tx, { staff, currency, perUsdt, expectedVersion, now }: NewRate) {
  const before = await newestRate(tx, currency);
  if (expectedVersion !== undefined && expectedVersion !== (before?.id ?? 0)) {
    throw new ProblemError('conflict');
  }
  const [row] = await tx
    .insert(rate)
    .values({ currency, perUsdt, personId: staff.id, setAt: now })
    .returning();
  if (!row) throw new Error('a rate was not written');
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'rate.set',
    subject: `rate:${currency}`,
    before: { perUsdt: before ? String(before.perUsdt) : null },
    after: { perUsdt: String(perUsdt) },
    details: { currency },
    now,
  });
  return describeRate(row, now);
}

function describeRate(row: RateRow, now: Date) {
  return {
    currency: describeCurrency(row.currency),
    perUsdt: amountToWire(minorUnits(row.perUsdt)),
    setDate: row.setAt.toISOString(),
    isStale: isRateStale(row.setAt.getTime(), now.getTime()),
  };
}
