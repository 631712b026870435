import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import type { Shop } from './shop.ts';
import { type Stage, openStage } from './stage.ts';

let stage: Stage;
let shop: Shop;
let accountId: number;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  shop = await stage.shop({ accounts: [{ limit: 1_000_000n }] });
  accountId = shop.accountIds[0] ?? 0;
});
afterEach(() => stage.expectBooksHold());
afterAll(() => stage.close());

async function paid(amount: bigint): Promise<void> {
  const deposit = await stage.order(shop, amount);
  await stage.ask(deposit);
  await stage.report(deposit);
}

async function swept(amount: bigint): Promise<void> {
  const staff = await stage.operator();
  const order = { staff, accountId, direction: 'SWEEP', amount, comment: 'To the bank' } as const;
  const now = stage.clock.now();
  await stage.run((tx) => moveAccountMoney(tx, { ...order, expectedVersion: undefined, now }));
}

/** What was said of the account: its details, and whether it is closed. */
const said = () =>
  stage.query(sql`select details, closed_at is not null as closed, merchant_id, is_test
    from notification where kind = 'ACCOUNT_NEAR_LIMIT' and subject = ${`account:${accountId}`}
    order by id`);

const details = (standing: string) => ({ standing, limit: '1000000', currency: 'UZS' });

// ROUTING-23
it('an account is said to be near its limit from 90 % of it on, once', async () => {
  await paid(500_000n);
  await paid(399_999n);
  expect(await said()).toEqual([]);
  const shortDeposit = await stage.order(shop, 100_000n);
  await stage.ask(shortDeposit);
  await stage.report(shortDeposit, { amount: 1n });
  const open = { details: details('900000'), closed: false, merchant_id: null, is_test: true };
  expect(await said()).toEqual([open]);
  await stage.report(shortDeposit, { amount: 99_999n });
  expect(await said()).toEqual([open]);
});

it('that is resolved when enough is taken away, and said again when it comes back', async () => {
  await paid(950_000n);
  await swept(50_000n);
  expect(await said()).toMatchObject([{ closed: false }]);
  await swept(1n);
  expect(await said()).toMatchObject([{ closed: true }]);
  await swept(899_999n);
  await paid(900_000n);
  expect(await said()).toMatchObject([
    { closed: true, details: details('950000') },
    { closed: false, details: details('900000') },
  ]);
});
