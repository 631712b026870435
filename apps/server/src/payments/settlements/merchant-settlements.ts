import { asId, type SettlementId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { and, desc, eq, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Own, isOfMode } from '../../db/own.ts';
import { settlement } from '../../db/schema.ts';

type Question = Own & {
  /** The id of the last settlement of the page before. */
  readonly after: number | undefined;
  readonly limit: number;
};

/** A page of a merchant's settlements, newest first, and the cursor of the next one (API-465). */
export async function listMerchantSettlements(tx: Tx, question: Question) {
  const { after, limit, merchantId } = question;
  const rows = await tx
    .select()
    .from(settlement)
    .where(
      and(
        eq(settlement.merchantId, merchantId),
        isOfMode(settlement.isTest, question),
        after === undefined ? undefined : lt(settlement.id, asId<SettlementId>(after)),
      ),
    )
    .orderBy(desc(settlement.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      id: row.id,
      terminalId: row.terminalId,
      amount: amountToWire(row.baseAmount),
      currency: row.currency,
      settlementAmount: amountToWire(row.settlementAmount),
      isTest: row.isTest,
      createdDate: row.createdAt.toISOString(),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
