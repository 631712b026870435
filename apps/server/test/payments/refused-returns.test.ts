import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { resolve } from '../../src/notifications/notify.ts';
import { cancelAs } from './cancel-as.ts';
import { returnSteps } from './return-steps.ts';
import { byPerson } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let returns: ReturnType<typeof returnSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  returns = returnSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

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
  const returnId = await returns.giveBack(deposit, 400_000n);
  await system.move(deposit, 'IN_PROGRESS');
  const refused = { code: 'not_cancelable' };
  await expect(cancelAs.customer(system, deposit)).rejects.toMatchObject(refused);
  await expect(cancelAs.merchant(system, deposit)).rejects.toMatchObject(refused);
  await system.pass(16 * minute);
  expect(await system.status(deposit)).toBe('ERROR');
  await returns.say(returnId, 'refused');
  expect(await system.balance(shop, 'suspense')).toBe(400_000n);
  expect(await openKinds(deposit)).toContain('REPORTS_CONTRADICT');
});

// INVOICE-632
it('the match window of a deposit whose money is on its way back leads to a person', async () => {
  const { shop, deposit } = await received(400_000n);
  const returnId = await returns.giveBack(deposit, 400_000n);
  await system.move(deposit, 'PENDING');
  await system.pass(61 * minute);
  expect(await system.status(deposit)).toBe('ERROR');
  await returns.say(returnId, 'refused');
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
  const returnId = await returns.giveBack(deposit, 300_000n);
  await system.run((tx) => resolve(tx, `invoice:${deposit.invoiceId}`, system.clock.now()));
  await returns.say(returnId, 'refused');
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS']);
  expect(await system.balance(shop, 'suspense')).toBe(300_000n);
});

// LEDGER-761
it('a refused return of a deposit that a person canceled is with a person', async () => {
  const { shop, deposit } = await received(400_000n);
  await system.move(deposit, 'CANCELED');
  await returns.say(await returns.giveBack(deposit, 400_000n), 'refused');
  expect(await openKinds(deposit)).toEqual(['TRANSFER_DIFFERS']);
  expect(await system.balance(shop, 'suspense')).toBe(400_000n);
});
