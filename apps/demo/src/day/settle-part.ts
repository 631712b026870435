import { minorUnits } from '@tiyin/domain/money';
import type { Tx } from '@tiyin/server/db/database';
import { settle } from '@tiyin/server/payments/settlements/create-settlement';
import { newestRate } from '@tiyin/server/payments/settlements/rates';
import type { DemoStaff } from './demo-staff.ts';
import type { Terminal } from './production-deposit.ts';

/** Minor units of som: half a million. */
const baseAmount = 50_000_000n;
/** Of one USDT, where nobody has set a rate. */
const usualPrice = 1_265_000n;
const usdtUnit = 1_000_000n;

/** A part of the merchant's balance was settled today, at the rate of the day (LEDGER-302). */
export async function settlePart(
  tx: Tx,
  { operator }: DemoStaff,
  { shop, now }: { readonly shop: Terminal; readonly now: Date },
): Promise<void> {
  const rate = await newestRate(tx, shop.currency);
  const { perUsdt } = rate ?? { perUsdt: usualPrice };
  await settle(tx, {
    staff: operator,
    terminalId: shop.id,
    baseAmount: minorUnits(baseAmount),
    settlementAmount: minorUnits((baseAmount * usdtUnit) / perUsdt),
    confirmedRate: rate ? perUsdt : null,
    now,
  });
}
