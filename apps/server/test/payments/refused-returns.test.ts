import { asId, type ReturnId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { resolve } from '../../src/notifications/notify.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { cancelAs } from './cancel-as.ts';
import { byPerson } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
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

const refuse = (returnId: ReturnId) =>
  system.run((tx) =>
    reportReturn(tx, {
      returnId,
      outcome: 'refused',
      actor: { type: 'provider', id: asId(1) },
      now: system.clock.now(),
    }),
  );

const openKinds = ({ invoiceId }: Deposit) =>
  transferSteps(system).notificationKinds(`invoice:${invoiceId}`);

/** A deposit of 1 000 000 for which that much came. */
async function received(amount: bigint, rules = byPerson) {
  const shop = await system.shop({ providerKind: 'http', isTest: false, rules });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount });
  return { shop, deposit };
}

// INVOICE-632
it('a deposit whose money is on its way back is not canceled, and its deadline leads to a person', async () => {
  const { shop, deposit } = await received(400_000n);
  const returnId = await giveBack(deposit, 400_000n);
  await system.move(deposit, 'IN_PROGRESS');
  const refused = { code: 'not_cancelable' };
  await expect(cancelAs.customer(system, deposit)).rejects.toMatchObject(refused);
  await expect(cancelAs.merchant(system, deposit)).rejects.toMatchObject(refused);
  await system.pass(16 * minute);
  expect(await system.status(deposit)).toBe('ERROR');
  await refuse(returnId);
  expect(await system.balance(shop, 'suspense')).toBe(400_000n);
  expect(await openKinds(deposit)).toContain('REPORTS_CONTRADICT');
});

// INVOICE-632
it('the match window of a deposit whose money is on its way back leads to a person', async () => {
  const { shop, deposit } = await received(400_000n);
  const returnId = await giveBack(deposit, 400_000n);
  await system.move(deposit, 'PENDING');
  await system.pass(61 * minute);
  expect(await system.status(deposit)).toBe('ERROR');
  await refuse(returnId);
  expect(await system.balance(shop, 'suspense')).toBe(400_000n);
  expect(await openKinds(deposit)).toContain('TRANSFER_DIFFERS');
});

// LEDGER-761
it('a refused return of what came too much is with a person, also where the notification of it was closed', async () => {
  const { shop, deposit } = await received(1_300_000n, {
    shortPayment: 'TOP_UP',
    overPayment: 'ACCEPT_AMOUNT',
  });
  expect(await system.status(deposit)).toBe('DONE');
  const returnId = await giveBack(deposit, 300_000n);
  await system.run((tx) => resolve(tx, `invoice:${deposit.invoiceId}`, system.clock.now()));
  await refuse(returnId);
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS']);
  expect(await system.balance(shop, 'suspense')).toBe(300_000n);
});

// LEDGER-761
it('a refused return of a deposit that a person canceled is with a person', async () => {
  const { shop, deposit } = await received(400_000n);
  await system.move(deposit, 'CANCELED');
  await refuse(await giveBack(deposit, 400_000n));
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS']);
  expect(await system.balance(shop, 'suspense')).toBe(400_000n);
});
