import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rolledBack } from '../../src/db/transactions.ts';
import { listMerchantInvoices } from '../../src/payments/invoices/list-merchant-invoices.ts';
import { readMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import { previewEffect } from '../../src/payments/invoices/preview-change.ts';
import { returnSteps } from './return-steps.ts';
import { byPerson } from './shop.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let returns: ReturnType<typeof returnSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  returns = returnSteps(system);
});
afterAll(() => system.close());

// LEDGER-726
it('a deposit of which more was returned than came has received nothing, for everybody', async () => {
  const shop = await system.shop({ providerKind: 'manual', isTest: false, rules: byPerson });
  const other = await system.createDeposit(shop, 3_000_000n);
  await system.requestRequisites(other);
  await system.report(other);
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 500_000n });
  const refused = await returns.giveBack(deposit, 500_000n);
  await returns.say(refused, 'refused');
  await returns.say(await returns.giveBack(deposit, 500_000n), 'paid');
  await returns.say(refused, 'paid');

  const { merchantId } = shop;
  const { invoiceId } = deposit;
  const lookup = { merchantId, invoiceId, isTest: false };
  expect(await system.run((tx) => readMerchantInvoice(tx, lookup))).toMatchObject({
    receivedAmount: 0,
  });
  const question = { merchantId, isTest: false, filter: {}, after: undefined, limit: 10 };
  const { items } = await system.run((tx) => listMerchantInvoices(tx, question));
  // Made in one millisecond: either may be the first.
  const received = Object.fromEntries(items.map((item) => [item.invoiceId, item.receivedAmount]));
  expect(received).toEqual({ [invoiceId]: 0, [other.invoiceId]: 3_000_000 });
  const staff = await system.operator();
  const { secrets } = system.context;
  const change = { staff, secrets, invoiceId, statusId: invoiceStatusByCode('DONE').id };
  const now = system.clock.now();
  const preview = await rolledBack(system.run, (tx) =>
    previewEffect(tx, { ...change, amount: undefined, expectedVersion: undefined, now }),
  );
  expect(preview.whole).toMatchObject({ reportedAmount: 0 });
});
