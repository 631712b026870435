import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
});
beforeEach(async () => {
  shop = await system.shop({ accounts: [{ limit: 1_000_000n }] });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function paid(amount: bigint): Promise<void> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.report(deposit);
  await system.fold();
}

async function swept(amount: bigint): Promise<void> {
  const staff = await system.operator();
  const command = {
    staff,
    accountId,
    direction: 'SWEEP',
    amount: minorUnits(amount),
    comment: 'To the bank',
  } as const;
  const now = system.clock.now();
  await system.run((tx) => moveAccountMoney(tx, { ...command, expectedVersion: undefined, now }));
}

/** The notifications about the account: details, and whether closed. */
const said = () =>
  system.query(sql`select details, closed_at is not null as closed, merchant_id, is_test
    from notification where kind = 'ACCOUNT_NEAR_LIMIT' and subject = ${`account:${accountId}`}
    order by id`);

const details = (standing: string) => ({ standing, limit: '1000000', currency: 'UZS' });

// ROUTING-23, LEDGER-402
it('an account is said to be near its limit from 90 % of it on, once', async () => {
  await paid(500_000n);
  await paid(399_999n);
  expect(await said()).toEqual([]);
  const shortDeposit = await system.createDeposit(shop, 100_000n);
  await system.requestRequisites(shortDeposit);
  await system.report(shortDeposit, { amount: 1n });
  await system.fold();
  const open = { details: details('900000'), closed: false, merchant_id: null, is_test: true };
  expect(await said()).toEqual([open]);
  await system.report(shortDeposit, { amount: 99_999n });
  await system.fold();
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
