import type { MerchantId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { and, eq, gt, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { settlement } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60_000;

type Settled = {
  readonly merchantId: MerchantId;
  readonly currency: CurrencyCode;
  readonly now: Date;
};

/** The sums of a merchant's production settlements of 24 hours, in minor units (PEOPLE-533). */
export async function settledToday(
  tx: Tx,
  { merchantId, currency, now }: Settled,
): Promise<{ readonly baseAmount: MinorUnits; readonly settlementAmount: MinorUnits }> {
  const [row] = await tx
    .select({ base: sum(settlement.baseAmount), settled: sum(settlement.settlementAmount) })
    .from(settlement)
    .where(
      and(
        eq(settlement.merchantId, merchantId),
        eq(settlement.currency, currency),
        eq(settlement.isTest, false),
        gt(settlement.createdAt, new Date(now.getTime() - dayMs)),
      ),
    );
  return {
    baseAmount: minorUnits(BigInt(row?.base ?? '0')),
    settlementAmount: minorUnits(BigInt(row?.settled ?? '0')),
  };
}
