import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { listSuspense } from '../../src/payments/returns/list-suspense.ts';
import type { Staff } from '../../src/staff/staff.ts';

type Balance = { merchant: number | null; currency: string; amount: number };

const inOrder = (balances: readonly Balance[]) =>
  balances
    .map(({ amount, currency, merchant }) => `${merchant ?? 'nobody'} ${amount} ${currency}`)
    .toSorted();

/** The money in suspense by merchant and currency: as it is listed, and as the ledger has it. */
export async function readSuspense(tx: Tx, { staff, now }: { staff: Staff; now: Date }) {
  const { data } = await listSuspense(tx, { staff, page: 0, size: 100_000, now });
  const listed = new Map<string, Balance>();
  for (const { amount, currency, merchant: owner } of data) {
    const merchant = owner?.id ?? null;
    const key = `${merchant} ${currency.code}`;
    const sum = (listed.get(key)?.amount ?? 0) + amount;
    listed.set(key, { merchant, currency: currency.code, amount: sum });
  }
  const booked = await tx.execute<Balance>(sql`
    select merchant_id as merchant, currency, balance::float8 as amount from ledger_total
    where kind = 'suspense' and balance <> 0 and is_test = ${staff.testDashboard}`);
  const nonZero = [...listed.values()].filter(({ amount }) => amount !== 0);
  return { listed: inOrder(nonZero), booked: inOrder([...booked]) };
}
