import type { AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readAccountSummary } from '../../src/payments/accounts/account-summary.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { readSuspense } from './listed-suspense.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, payeeCard } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const threeAccounts = [{ priority: 9 }, { priority: 5 }, { priority: 1 }];

/** A deposit of 1 000 000 that was shown the first of three accounts. */
async function shown(): Promise<{ shop: Shop; deposit: Deposit; others: AccountId[] }> {
  const shop = await system.shop({
    isTest: false,
    providerKind: 'manual',
    accounts: threeAccounts,
  });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  return { shop, deposit, others: shop.accountIds.slice(1) };
}

/** The money in suspense of each account of a shop, and of its merchant in the ledger. */
async function suspenseOf({ accountIds, merchantId }: Shop) {
  const staff = { ...(await system.operator()), testDashboard: false };
  const now = system.clock.now();
  const accounts: number[] = [];
  for (const accountId of accountIds) {
    const summary = await system.run((tx) => readAccountSummary(tx, { staff, accountId, now }));
    accounts.push(summary.suspense.amount);
  }
  const { booked } = await system.run((tx) => readSuspense(tx, { staff, now }));
  const [own = ''] = booked.filter((line) => line.startsWith(`${merchantId} `));
  return { accounts, ledger: Number(own.split(' ')[1] ?? 0) };
}

// OFFICE-310
it('the accounts of a deposit that was paid on two others have together what stands in suspense', async () => {
  const { shop, deposit, others } = await shown();
  for (const accountId of others) await system.report(deposit, { accountId });
  expect(await suspenseOf(shop)).toEqual({ accounts: [0, 0, 1_000_000], ledger: 1_000_000 });
});

// OFFICE-310
it('also after a part of it was returned, and with money on all of them', async () => {
  const { shop, deposit, others } = await shown();
  for (const accountId of others) await system.report(deposit, { accountId, amount: 700_000n });
  await system.report(deposit);
  expect(await suspenseOf(shop)).toEqual({
    accounts: [0, 700_000, 700_000],
    ledger: 1_400_000,
  });
  const staff = await system.operator();
  await system.run((tx) =>
    returnMoney(tx, {
      staff,
      source: { invoiceId: deposit.invoiceId },
      amount: minorUnits(300_000n),
      reason: 'The sender asked for it',
      payee: { credential: payeeCard },
      secrets: system.context.secrets,
      now: system.clock.now(),
    }),
  );
  expect(await suspenseOf(shop)).toEqual({
    accounts: [0, 400_000, 700_000],
    ledger: 1_100_000,
  });
});
