import { asId, type ReturnId } from '@tiyin/domain/ids';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rolledBack } from '../../src/db/transactions.ts';
import { listMerchantInvoices } from '../../src/payments/invoices/list-merchant-invoices.ts';
import { readMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import { previewEffect } from '../../src/payments/invoices/preview-change.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { byPerson } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, payeeCard } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

async function giveBack({ invoiceId }: Deposit, amount: bigint): Promise<ReturnId> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const payee = { credential: payeeCard };
  const given = { staff, source: { invoiceId }, amount: minorUnits(amount), secrets, payee };
  const reason = 'The sender asked for it';
  const now = system.clock.now();
  return (await system.run((tx) => returnMoney(tx, { ...given, reason, now }))).id;
}

const say = (returnId: ReturnId, outcome: 'paid' | 'refused') =>
  system.run((tx) =>
    reportReturn(tx, {
      returnId,
      outcome,
      actor: { type: 'provider', id: asId(1) },
      now: system.clock.now(),
    }),
  );

// LEDGER-726
it('a deposit of which more was returned than came has received nothing, for everybody', async () => {
  const shop = await system.shop({ providerKind: 'manual', isTest: false, rules: byPerson });
  const other = await system.createDeposit(shop, 3_000_000n);
  await system.requestRequisites(other);
  await system.report(other);
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 500_000n });
  const refused = await giveBack(deposit, 500_000n);
  await say(refused, 'refused');
  await say(await giveBack(deposit, 500_000n), 'paid');
  await say(refused, 'paid');

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
