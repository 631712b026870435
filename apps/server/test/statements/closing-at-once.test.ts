import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeDay } from '../../src/payments/statements/close-day.ts';
import { takeStatement } from '../../src/payments/statements/take-statement.ts';
import { lockStatements } from '../../src/payments/statements/statement-source.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import { reportPayout } from '../../src/payments/withdrawals/report-payout.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { during } from '../payments/during.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard, second } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { csvOf, inPieces, utf8 } from './statement-files.ts';
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
beforeEach(async ({ skip }) => {
  // One connection: nothing comes at the same moment.
  if (system.context.database.kind === 'embedded') skip();
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  day = system.clock.now().toISOString().slice(0, 10);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** How many transactions wait for another. */
async function waiting(): Promise<unknown> {
  const [row] = await system.query(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return row?.['count'];
}

/** Closes the day while work that began before has to wait for it; the day as it was judged, and as it is afterwards. */
async function closedDuring(work: (begunAt: Date) => Promise<unknown>) {
  const staff = await system.operator();
  const begunAt = system.clock.now();
  system.clock.advance(second);
  const now = system.clock.now();
  const judged: unknown[] = [];
  const { working } = await during(
    system.run,
    async (tx) => judged.push(await closeDay(tx, { staff, accountId, day, now })),
    async () => {
      const waited = work(begunAt);
      await expect.poll(waiting).toBe(1);
      return { working: waited };
    },
  );
  await working;
  return { judged: judged[0], is: await statements.day(accountId, day) };
}

// LEDGER-570
it('a transfer that is taken back while its day is being closed counts on the later day', async () => {
  await system.pass(dayMs);
  await statements.importLines(accountId, [{ day, amount: 1_234_567n, reference: 'came' }]);
  const found = await transfers.find('came');
  if (!found) throw new Error('the line became no transfer');
  const staff = await system.operator();
  const command = { staff, id: found.id, reason: 'It is our own money' };
  const { judged, is } = await closedDuring((now) =>
    system.run((tx) => reverseTransfer(tx, { ...command, now })),
  );
  expect(judged).toMatchObject({ state: 'CLOSED', difference: 0 });
  expect(is).toEqual(judged);
});

// LEDGER-570
it('a payout that is paid while the day of its line is being closed counts on the later day', async () => {
  await payouts.earn(shop, 1_000_000n);
  const invoiceId = await payouts.payOut(shop, 500_000n);
  const [payout] = await payouts.payouts(invoiceId);
  if (!payout) throw new Error('nothing was sent');
  await system.pass(dayMs);
  await statements.importLines(accountId, [{ day, amount: -500_000n, reference: 'went' }]);
  await statements.explain(accountId, day);
  const report = { payoutId: payout.id, outcome: 'paid', actor: { type: 'system' } } as const;
  const { judged, is } = await closedDuring((now) =>
    system.run((tx) => reportPayout(tx, { ...report, now })),
  );
  expect(judged).toMatchObject({ state: 'CLOSED', ledger: { out: 0 } });
  expect(is).toEqual(judged);
});

// LEDGER-570
it('a return that is paid while the day of its line is being closed counts on the later day', async () => {
  const { transfer } = await transfers.take({ accountId, amount: 700_000n });
  const staff = await system.operator();
  const { secrets } = system.context;
  const made = await system.run((tx) =>
    returnMoney(tx, {
      staff,
      source: { transferId: transfer.id },
      amount: minorUnits(700_000n),
      payee: { credential: payeeCard },
      reason: 'The sender asked for it',
      secrets,
      now: system.clock.now(),
    }),
  );
  await system.pass(dayMs);
  await statements.importLines(accountId, [{ day, amount: -700_000n, reference: 'back' }]);
  await statements.explain(accountId, day);
  const command = { staff, returnId: made.id, status: 'paid', transferId: 'BANK-1' } as const;
  const { judged, is } = await closedDuring((now) =>
    system.run((tx) => confirmReturn(tx, { ...command, now })),
  );
  expect(judged).toMatchObject({ state: 'CLOSED', ledger: { out: 0 } });
  expect(is).toEqual(judged);
});

// LEDGER-264
it('a closing that had to wait has judged what moved meanwhile', async () => {
  await statements.move(accountId, 'TOP_UP', 1_000_000n);
  await system.pass(dayMs);
  const lines = [
    { day, amount: 1_000_000n, reference: 'top-up' },
    { day, amount: -500_000n, reference: 'sweep' },
  ];
  await statements.importLines(accountId, lines);
  const { closing } = await during(
    system.run,
    (tx) => lockStatements(tx, accountId),
    async () => {
      const waited = statements.close(accountId, day);
      await expect.poll(waiting).toBe(1);
      system.clock.advance(second);
      await statements.move(accountId, 'SWEEP', 500_000n);
      return { closing: waited };
    },
  );
  const judged = await closing;
  expect(judged).toMatchObject({ state: 'CLOSED', difference: 0, unexplained: [] });
  expect(await statements.day(accountId, day)).toMatchObject({ difference: 0, unexplained: [] });
});

// LEDGER-570
it('a statement that is imported while a day is being closed posts the money of that day no second time', async () => {
  await statements.move(accountId, 'TOP_UP', 5_000_000n);
  await statements.importLines(accountId, [{ day, amount: 10n, reference: 'other' }]);
  await system.pass(dayMs);
  await statements.explain(accountId, day, 'The bank books it tomorrow');
  const staff = await system.operator();
  const late = { day: system.clock.now().toISOString().slice(0, 10), amount: 5_000_000n };
  const read = () => inPieces(utf8(csvOf([late])), 64 * 1024);
  const file = { format: 'csv', encoding: 'utf-8', name: 'a file' } as const;
  const { judged, is } = await closedDuring((now) =>
    system.run((tx) => takeStatement(tx, { staff, accountId, file, read, now })),
  );
  expect(judged).toMatchObject({ state: 'CLOSED', difference: -5_000_000 });
  expect(is).toEqual(judged);
  await system.runDueJobs();
  expect(await statements.standing(accountId)).toBe(5_000_010n);
  expect(await statements.lines(accountId)).toContain(`${late.day} 5000000 movement`);
  expect(await statements.day(accountId, day)).toEqual(judged);
});
