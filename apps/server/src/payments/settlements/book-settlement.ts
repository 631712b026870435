import { money } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { post } from '../ledger/post.ts';
import type { SettlementRow } from './settlement-row.ts';

/**
 * Posts a settlement (LEDGER-31): in its currency merchant balance → FX clearing, in USDT FX clearing →
 * settled USDT of the merchant.
 */
export async function bookSettlement(tx: Tx, row: SettlementRow): Promise<void> {
  const { merchantId, isTest, baseAmount, settlementAmount } = row;
  await post(tx, {
    kind: 'settlement',
    settlementId: row.id,
    terminalId: row.terminalId,
    isTest,
    movements: [
      {
        from: { kind: 'merchant_balance', merchantId },
        to: { kind: 'fx_clearing' },
        money: money(baseAmount, row.currency),
      },
      {
        from: { kind: 'fx_clearing' },
        to: { kind: 'settled_usdt', merchantId },
        money: money(settlementAmount, 'USDT'),
      },
    ],
    now: row.createdAt,
  });
}
