import type { Tx } from '@tiyin/server/db/database';
import { rate } from '@tiyin/server/db/schema';

const hourMs = 60 * 60_000;

/** The price of one USDT in minor units, and its age in hours: one is too old to settle on. */
const rates = [
  { currency: 'UZS', perUsdt: 1_265_000n, hours: 2 },
  { currency: 'RUB', perUsdt: 8_112n, hours: 51 },
  { currency: 'KGS', perUsdt: 8_745n, hours: 2 },
  { currency: 'AZN', perUsdt: 170n, hours: 5 },
] as const;

/** Writes the rates of the demo, without an author. */
export async function insertDemoRates(tx: Tx, now: Date): Promise<void> {
  await tx.insert(rate).values(
    rates.map(({ hours, ...row }) => ({
      ...row,
      personId: null,
      setAt: new Date(now.getTime() - hours * hourMs),
    })),
  );
}
