import { type ReturnId, asId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteReturn, reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { byPerson } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

/** A deposit of 1 000 000 in ERROR that 500 000 came for. */
async function short(providerKind: 'http' | 'manual'): Promise<Deposit> {
  const shop = await system.shop({ providerKind, isTest: false, rules: byPerson });
  const other = await system.createDeposit(shop, 3_000_000n);
  await system.requestRequisites(other);
  await system.report(other);
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 500_000n });
  return deposit;
}

async function giveBack({ invoiceId }: Deposit): Promise<ReturnId> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const payee = { credential: payeeCard };
  const given = { staff, source: { invoiceId }, amount: minorUnits(500_000n), secrets, payee };
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

const beUnknown = (returnId: ReturnId) =>
  system.run((tx) => noteReturn(tx, { returnId, status: 'UNKNOWN', now: system.clock.now() }));

const openKinds = ({ invoiceId }: Deposit) =>
  transferSteps(system).notificationKinds(`invoice:${invoiceId}`);

// LEDGER-728
it('a return by hand waits for its person also where its deposit leaves ERROR meanwhile', async () => {
  const deposit = await short('manual');
  const returnId = await giveBack(deposit);
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS', 'PAYOUT_WAITS']);
  await system.move(deposit, 'CANCELED');
  expect(await openKinds(deposit)).toEqual(['PAYOUT_WAITS']);
  await say(returnId, 'paid');
  expect(await openKinds(deposit)).toEqual([]);
});

// LEDGER-728
it('a return whose outcome is unknown is with a person also where its deposit leaves ERROR meanwhile', async () => {
  const deposit = await short('http');
  const returnId = await giveBack(deposit);
  await beUnknown(returnId);
  await system.move(deposit, 'CANCELED');
  expect(await openKinds(deposit)).toEqual(['PAYOUT_UNKNOWN']);
  await say(returnId, 'paid');
  expect(await openKinds(deposit)).toEqual([]);
});

// LEDGER-728
it('a late report of an earlier return leaves the one under way with its person', async () => {
  const deposit = await short('http');
  const first = await giveBack(deposit);
  await say(first, 'refused');
  const second = await giveBack(deposit);
  await beUnknown(second);
  await say(first, 'paid');
  expect(await openKinds(deposit)).toEqual([
    'TRANSFER_DIFFERS',
    'PAYOUT_UNKNOWN',
    'REPORTS_CONTRADICT',
  ]);
  await say(second, 'refused');
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS', 'REPORTS_CONTRADICT']);
});
