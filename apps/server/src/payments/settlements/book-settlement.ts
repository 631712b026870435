import type { Tx } from '../../db/database.ts';
import { post } from '../ledger/post.ts';
import type { SettlementRow } from './settlement-row.ts';

/**
 * Posts a settlement (LEDGER-31): in its currency merchant balance → FX clearing, in USDT FX clearing →
 * settled USDT of the merchant.
 */
export async function bookSettlement(tx: Tx, row: SettlementRow): Promise<void> {
  const { merchantId, isTest, baseAmount, settlementAmount } = row;
  const usdt = { currency: 'USDT', isTest } as const;
  await post(tx, {
    kind: 'settlement',
    settlementId: row.id,
    terminalId: row.terminalId,
    book: row,
    legs: [
      { account: { kind: 'merchant_balance', merchantId }, amount: -baseAmount },
      { account: { kind: 'fx_clearing' }, amount: baseAmount },
      { account: { kind: 'fx_clearing' }, amount: -settlementAmount, book: usdt },
      { account: { kind: 'settled_usdt', merchantId }, amount: settlementAmount, book: usdt },
    ],
    now: row.createdAt,
  });
}
