import { type CurrencyCode, amountToWire, isRateStale, minorUnits } from '@tiyin/domain/money';
import { desc, eq } from '../../db/drizzle.ts';
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
