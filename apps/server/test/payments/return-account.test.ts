import { randomUUID } from 'node:crypto';
import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listSuspense } from '../../src/payments/returns/list-suspense.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { type TestSystem, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let steps: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

// LEDGER-250
it('a return leaves the account that the money came to, and not that of a report that was taken back', async () => {
  const shop = await system.shop({ accounts: [{ priority: 2 }, { priority: 1 }] });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  const { accountId: shown } = await system.row(deposit.invoiceId);
  const other = shop.accountIds.find((id) => id !== shown) ?? asId<AccountId>(0);
  await steps.take({ accountId: other, amount: 5_000_000n });
  await system.report(deposit, { amount: 1_200_000n });
  const transferId = randomUUID();
  await steps.vouch({ accountId: other, amount: 300_000n, named: deposit, transferId });
  const wrong = await steps.find(transferId);
  await steps.takeBack(wrong?.id ?? asId<TransferId>(0));

  const staff = await system.operator();
  const { secrets } = system.context;
  const now = system.clock.now();
  const question = { staff, age: undefined, page: 0, size: 50, now };
  const { data } = await system.run((tx) => listSuspense(tx, question));
  const listed = data.find(({ invoiceId }) => invoiceId === deposit.invoiceId);
  expect(listed).toMatchObject({ amount: 200_000, account: { id: shown } });
  const row = await system.run((tx) =>
    returnMoney(tx, {
      staff,
      source: { invoiceId: deposit.invoiceId },
      amount: minorUnits(200_000n),
      payee: { credential: payeeCard },
      reason: 'The sender asked for it',
      secrets,
      now,
    }),
  );
  expect(row.accountId).toBe(shown);
});
