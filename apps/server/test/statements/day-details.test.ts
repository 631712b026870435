import type { AccountId } from '@tiyin/domain/ids';
import { asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, second } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * 60_000;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
let payouts: ReturnType<typeof payoutSteps>;
let shop: Shop;
let accountId: AccountId;
let day: string;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
  payouts = payoutSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  await payouts.earn(shop, 2_000_000n);
  await system.pass(dayMs);
  day = today();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const today = () => system.clock.now().toISOString().slice(0, 10);

// LEDGER-724
describe('a line whose payout is not in the books', () => {
  it('is listed until the payout is booked', async () => {
    const invoiceId = await payouts.payOut(shop, 400_000n);
    await statements.importLines(accountId, [{ day, amount: -400_000n, reference: 'out' }]);
    expect(await statements.lines(accountId)).toEqual([`${day} -400000 payout`]);
    expect(await statements.day(accountId, day)).toMatchObject({
      difference: -400_000,
      unexplained: [{ amount: -400_000, reference: 'out' }],
      unseen: [],
    });
    await payouts.say('paid', invoiceId);
    expect(await statements.day(accountId, day)).toMatchObject({
      difference: 0,
      unexplained: [],
      unseen: [],
    });
  });

  it('is listed with its bookings where a person moves its withdrawal out of DONE', async () => {
    const invoiceId = await payouts.payOut(shop, 400_000n);
    await payouts.say('paid', invoiceId);
    await statements.importLines(accountId, [{ day, amount: -400_000n, reference: 'out' }]);
    const withdrawal = { invoiceId, formId: asId<never>('none'), amount: 400_000n };
    await system.move(withdrawal, 'ERROR');
    expect(await statements.day(accountId, day)).toMatchObject({
      difference: -400_000,
      unexplained: [{ amount: -400_000, reference: 'out' }],
      unseen: [{ amount: -400_000 }, { amount: 400_000 }],
    });
    await system.move(withdrawal, 'DONE');
    expect(await statements.day(accountId, day)).toMatchObject({
      difference: 0,
      unexplained: [],
      unseen: [],
    });
  });
});

// LEDGER-262
it('money that the bank shows much later is on the day of the bank, found by its reference', async () => {
  await transfers.take({ accountId, amount: 300_000n, transferId: 'slow' });
  await system.pass(12 * dayMs);
  await statements.importLines(accountId, [{ day: today(), amount: 300_000n, reference: 'slow' }]);
  const agreed = { difference: 0, ledger: { in: 300_000, out: 0 }, unexplained: [], unseen: [] };
  expect(await statements.day(accountId, today())).toMatchObject(agreed);
  expect(await statements.day(accountId, day)).toMatchObject({ ledger: { in: 0, out: 0 } });
});

// LEDGER-725
it('a line that was there when a day was closed, and is freed later, is no money of that day', async () => {
  const reported = { accountId, amount: 300_000n, transferId: 'wrong' };
  await statements.move(accountId, 'TOP_UP', 300_000n);
  await system.pass(dayMs);
  const wrong = (await transfers.take(reported)).transfer;
  const line = { day: today(), amount: 300_000n, reference: 'wrong' };
  await statements.importLines(accountId, [{ day, amount: 1n, reference: 'other' }, line]);
  await statements.explain(accountId, day);
  const judged = await statements.close(accountId, day);
  expect(judged).toMatchObject({ state: 'CLOSED', ledger: { in: 300_001, out: 0 } });
  system.clock.advance(second);
  await transfers.takeBack(wrong.id);
  await system.runDueJobs();
  expect(await statements.lines(accountId)).toContain(`${line.day} 300000 UNEXPLAINED`);
  expect(await statements.day(accountId, day)).toEqual(judged);
  expect(await statements.day(accountId, line.day)).toMatchObject({
    difference: 300_000,
    unexplained: [{ reference: 'wrong' }],
    unseen: [{ amount: 300_000 }, { amount: -300_000 }],
  });
});

// LEDGER-725
it('the reversal of money that a closed day left to the bank’s day changes that day alone', async () => {
  const { transfer } = await transfers.take({ accountId, amount: 300_000n, transferId: 'late' });
  await system.pass(dayMs);
  const line = { day: today(), amount: 300_000n, reference: 'late' };
  await statements.importLines(accountId, [{ day, amount: 1n, reference: 'other' }, line]);
  const judged = await statements.close(accountId, day);
  expect(judged).toMatchObject({ state: 'CLOSED', ledger: { in: 1, out: 0 } });
  system.clock.advance(second);
  await transfers.takeBack(transfer.id);
  await system.runDueJobs();
  expect(await statements.day(accountId, day)).toEqual(judged);
  expect(await statements.day(accountId, line.day)).toMatchObject({
    difference: 300_000,
    unexplained: [{ reference: 'late' }],
    unseen: [{ amount: 300_000 }, { amount: -300_000 }],
  });
});
