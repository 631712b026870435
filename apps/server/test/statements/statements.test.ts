import { runNextJob } from '../../src/background/due-jobs.ts';
import {
  asId,
  type AccountId,
  type MerchantId,
  type ReturnId,
  type TransferId,
} from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import type { ReturnRow } from '../../src/payments/returns/return-row.ts';
import type { ReturnSource } from '../../src/payments/returns/return-source.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import { readDay } from '../../src/payments/statements/list-days.ts';
import { batchSize } from '../../src/payments/statements/take-statement.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { takeReport } from '../payments/take-report.ts';
import { watchQueries } from '../query-log.ts';
import { camt053Of, csvOf, mt940Of, utf8, windows1251 } from './statement-files.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let payouts: ReturnType<typeof payoutSteps>;
let refunds: ReturnType<typeof refundSteps>;
let statements: ReturnType<typeof statementSteps>;
let shop: Shop;
let accountId: AccountId;
let today: string;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
  payouts = payoutSteps(system);
  refunds = refundSteps(system);
  statements = statementSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ providerKind: 'manual', isTest: false });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  today = system.clock.now().toISOString().slice(0, 10);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const dayMs = 86_400_000;

async function giveBack(source: ReturnSource, amount: bigint): Promise<ReturnRow> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = {
    staff,
    source,
    amount: minorUnits(amount),
    secrets,
    payee: { credential: payeeCard },
  };
  const reason = 'The sender asked for it';
  return system.run((tx) => returnMoney(tx, { ...command, reason, now: system.clock.now() }));
}

/** A person confirms or refuses a return that is made by hand. */
async function confirm(returnId: ReturnId, status: 'paid' | 'refused', transferId?: string) {
  const staff = await system.operator();
  const command = { staff, returnId, status, transferId, reason: 'The bank says so' };
  await system.run((tx) => confirmReturn(tx, { ...command, now: system.clock.now() }));
}

async function paidReturn(source: ReturnSource, amount: bigint, reference?: string) {
  system.clock.advance(1);
  const row = await giveBack(source, amount);
  const externalId = reference ?? `bank-of-${row.id}`;
  await confirm(row.id, 'paid', externalId);
  return { ...row, externalId };
}

async function shown(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => 'done',
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? error.code : error;
}

// LEDGER-262
describe('a line of money that came', () => {
  it('is matched with the transfer of its reference, and posts nothing', async () => {
    const deposit = await shown(1_000_000n);
    await transfers.take({ accountId, amount: 1_000_000n, transferId: 'bank-1' });
    const before = await statements.countPostings();
    await statements.importLines(accountId, [
      { day: today, amount: 1_000_000n, reference: 'bank-1' },
    ]);
    expect(await statements.lines(accountId)).toEqual([`${today} 1000000 transfer`]);
    expect(await statements.countPostings()).toBe(before);
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('is matched by amount and day, each of several equal ones with another transfer', async () => {
    await transfers.take({ accountId, amount: 500_000n });
    await transfers.take({ accountId, amount: 500_000n });
    await statements.importLines(accountId, [
      { day: today, amount: 500_000n, reference: 'r1' },
      { day: today, amount: 500_000n, reference: 'r2' },
    ]);
    expect(await statements.lines(accountId)).toEqual([
      `${today} 500000 transfer`,
      `${today} 500000 transfer`,
    ]);
    expect(await statements.standing(accountId)).toBe(1_000_000n);
  });

  it('whose reference another line has, too, is the money of its day', async () => {
    const dayBefore = new Date(system.clock.now().getTime() - dayMs).toISOString().slice(0, 10);
    await transfers.take({ accountId, amount: 1_000_000n, transferId: 'copied' });
    const line = { amount: 1_000_000n, reference: 'copied' };
    await statements.importLines(accountId, [
      { ...line, day: dayBefore },
      { ...line, day: today },
    ]);
    expect(await statements.lines(accountId)).toEqual([
      `${dayBefore} 1000000 UNEXPLAINED`,
      `${today} 1000000 transfer`,
    ]);
  });

  it('that the bank books on a later working day is matched, and counts on the day of the bank', async () => {
    const reported = today;
    await transfers.take({ accountId, amount: 700_000n });
    await system.pass(3 * dayMs);
    const booked = system.clock.now().toISOString().slice(0, 10);
    await statements.importLines(accountId, [{ day: booked, amount: 700_000n }]);
    expect(await statements.day(accountId, booked)).toMatchObject({
      bank: { in: 700_000 },
      ledger: { in: 700_000 },
      difference: 0,
      state: 'AGREES',
    });
    expect(await statements.day(accountId, reported)).toMatchObject({ ledger: { in: 0 } });
  });

  it('without a match becomes a transfer once, and its money waits in suspense', async () => {
    await statements.importLines(accountId, [{ day: today, amount: 300_000n, reference: 'x-1' }]);
    expect(await statements.standing(accountId)).toBe(300_000n);
    const found = await transfers.find('x-1');
    expect(found).toMatchObject({ source: 'statement', invoiceId: null, amount: 300_000n });
    expect(await transfers.notificationKinds(`transfer:${found?.id}`)).toEqual([
      'TRANSFER_UNMATCHED',
    ]);
    expect(await statements.day(accountId, today)).toMatchObject({ difference: 0 });
  });

  it('completes the deposit that waited for exactly this amount', async () => {
    const deposit = await shown(1_200_000n);
    await statements.importLines(accountId, [{ day: today, amount: 1_200_000n }]);
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('is not taken for a deposit that began after it, or that waits for another amount', async () => {
    const yesterday = new Date(system.clock.now().getTime() - 2 * dayMs).toISOString().slice(0, 10);
    const deposit = await shown(1_300_000n);
    await statements.importLines(accountId, [
      { day: yesterday, amount: 1_300_000n },
      { day: today, amount: 1_299_900n },
    ]);
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
    expect(await statements.standing(accountId)).toBe(2_599_900n);
  });

  it('whose reference belongs to other money stays unexplained', async () => {
    await transfers.take({ accountId, amount: 400_000n, transferId: 'same' });
    await statements.importLines(accountId, [{ day: today, amount: 900_000n, reference: 'same' }]);
    expect(await statements.lines(accountId)).toEqual([`${today} 900000 UNEXPLAINED`]);
    expect(await statements.standing(accountId)).toBe(400_000n);
  });
});

// LEDGER-263
describe('a provider that reports money after its bank’s statement showed it', () => {
  it('posts nothing again, and its deposit is paid', async () => {
    const deposit = await shown(1_500_000n);
    await shown(2_500_000n);
    await statements.importLines(accountId, [
      { day: today, amount: 1_400_000n, reference: 'short' },
    ]);
    expect(await statements.standing(accountId)).toBe(1_400_000n);
    const report = { accountId, amount: 1_400_000n, transferId: 'late-1', named: deposit };
    expect((await transfers.take(report)).outcome).toBe('known');
    expect((await transfers.take(report)).outcome).toBe('known');
    expect(await statements.standing(accountId)).toBe(1_400_000n);
    const found = await transfers.find('short');
    expect(found?.invoiceId).toBe(deposit.invoiceId);
    expect(await transfers.notificationKinds(`transfer:${found?.id}`)).toEqual([]);
  });

  it('books the deposit that waits for exactly this money', async () => {
    const line = { day: today, amount: 1_450_000n, reference: 'exact' };
    await statements.importLines(accountId, [line]);
    const deposit = await shown(1_450_000n);
    const report = { accountId, amount: 1_450_000n, transferId: 'late-2', named: deposit };
    expect((await transfers.take(report)).outcome).toBe('known');
    expect(await system.status(deposit)).toBe('DONE');
    expect(await statements.standing(accountId)).toBe(1_450_000n);
  });

  // LEDGER-280
  it('finds no money for its deposit that is on its way back to the sender', async () => {
    const line = { day: today, amount: 1_455_000n, reference: 'returned' };
    await statements.importLines(accountId, [line]);
    const found = await transfers.find('returned');
    const transferId = found?.id ?? asId<TransferId>(0);
    const { secrets } = system.context;
    const staff = await system.operator();
    const command = { staff, source: { transferId }, amount: minorUnits(1_455_000n), secrets };
    const payee = { credential: payeeCard };
    const reason = 'The sender asked for it';
    await system.run((tx) =>
      returnMoney(tx, { ...command, payee, reason, now: system.clock.now() }),
    );
    const deposit = await shown(1_455_000n);
    const report = { accountId, amount: 1_455_000n, transferId: 'late-4', named: deposit };
    expect((await transfers.take(report)).outcome).toBe('known');
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('is about the deposit that staff gave it to', async () => {
    const line = { day: today, amount: 1_460_000n, reference: 'vouched' };
    await statements.importLines(accountId, [line]);
    const deposit = await shown(1_460_000n);
    await system.move(deposit, 'DONE');
    expect(await statements.standing(accountId)).toBe(1_460_000n);
    const report = { accountId, amount: 1_460_000n, transferId: 'late-3' };
    expect((await transfers.take(report)).outcome).toBe('known');
    expect(await system.status(deposit)).toBe('DONE');
    expect(await statements.standing(accountId)).toBe(1_460_000n);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('may report as many of one amount as the statement has, and the next one is new money', async () => {
    await statements.importLines(accountId, [
      { day: today, amount: 600_000n },
      { day: today, amount: 600_000n },
    ]);
    const outcomes = [];
    for (const transferId of ['p1', 'p2', 'p3']) {
      outcomes.push((await transfers.take({ accountId, amount: 600_000n, transferId })).outcome);
    }
    expect(outcomes).toEqual(['known', 'known', 'taken']);
    expect(await statements.standing(accountId)).toBe(1_800_000n);
  });
});

// LEDGER-262, LEDGER-263
describe('money that is reported while its line waits for its turn', () => {
  it.each([
    ['by a reference', 'ref-1'],
    ['by its amount and day', undefined],
  ])('is matched with its line and posted once, %s', async (_how, reference) => {
    const line = { day: today, amount: 1_470_000n, ...(reference !== undefined && { reference }) };
    await statements.uploadLines(accountId, [line]);
    // The first job matches the lines, and finds nothing yet.
    await runNextJob(system.context);
    await transfers.take({ accountId, amount: 1_470_000n, transferId: reference ?? 'other' });
    await system.runDueJobs();
    expect(await statements.standing(accountId)).toBe(1_470_000n);
    expect(await statements.lines(accountId)).toEqual([`${today} 1470000 transfer`]);
  });

  it('is posted once where both come at the same moment', async () => {
    const amounts = Array.from({ length: 12 }, (_, index) => 1_000_000n + BigInt(index));
    const lines = amounts.map((amount) => ({ day: today, amount }));
    await statements.uploadLines(accountId, lines);
    const reports = amounts.map((amount) =>
      transfers.take({ accountId, amount, transferId: `r-${amount}` }),
    );
    await Promise.all([...reports, system.runDueJobs()]);
    await system.runDueJobs();
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    expect(await statements.standing(accountId)).toBe(total);
    expect(await statements.lines(accountId)).toHaveLength(amounts.length);
  });

  // LEDGER-305, LEDGER-306
  it.each(['a movement that is booked', 'a report of staff'])(
    'is posted once where %s comes at the same moment',
    async (what) => {
      const amounts = Array.from({ length: 12 }, (_, index) => 1_000_000n + BigInt(index));
      await statements.uploadLines(
        accountId,
        amounts.map((amount) => ({ day: today, amount })),
      );
      const bookings = amounts.map((amount) =>
        what.startsWith('a movement')
          ? codeOf(statements.move(accountId, 'TOP_UP', amount))
          : transfers.vouch({ accountId, amount, transferId: `s-${amount}` }),
      );
      await Promise.all([...bookings, system.runDueJobs()]);
      await system.runDueJobs();
      const total = amounts.reduce((sum, amount) => sum + amount, 0n);
      expect(await statements.standing(accountId)).toBe(total);
    },
  );
});

// LEDGER-306
describe('a statement’s transfer that is no payment of a customer', () => {
  it('is taken back before the same money is booked as a top-up, which the line then is', async () => {
    await statements.importLines(accountId, [{ day: today, amount: 900_000n, reference: 'own-1' }]);
    const move = () => statements.move(accountId, 'TOP_UP', 900_000n);
    expect(await codeOf(move())).toBe('not_allowed');
    const found = await transfers.find('own-1');
    await transfers.takeBack(found?.id ?? asId<TransferId>(0));
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toEqual([`${today} 900000 UNEXPLAINED`]);
    await move();
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toEqual([`${today} 900000 movement`]);
    expect(await statements.standing(accountId)).toBe(900_000n);
    expect(await statements.day(accountId, today)).toMatchObject({ state: 'AGREES' });
  });

  it('gives its line to the report that replaces what staff vouched for', async () => {
    const deposit = await shown(330_000n);
    await system.move(deposit, 'DONE');
    await statements.importLines(accountId, [{ day: today, amount: 330_000n }]);
    const { transfer } = await transfers.take({ accountId, amount: 330_000n, named: deposit });
    await system.runDueJobs();
    // A second line is other money.
    await statements.importLines(accountId, [
      { day: today, amount: 330_000n },
      { day: today, amount: 330_000n },
    ]);
    expect(transfer.invoiceId).toBe(deposit.invoiceId);
    expect(await statements.standing(accountId)).toBe(660_000n);
    expect(await statements.day(accountId, today)).toMatchObject({ difference: 0 });
  });
});

// LEDGER-305
describe('a person who reports money that a statement showed before', () => {
  const amount = 480_000n;
  const short = async () => {
    const deposit = await shown(500_000n);
    await system.complete(deposit);
    return deposit;
  };

  it.each([
    ['with the reference of the bank', 'bank-11'],
    ['of a line without a reference', undefined],
  ])('gives it to the deposit that they name, %s', async (_how, reference) => {
    const deposit = await short();
    await statements.importLines(accountId, [
      { day: today, amount, ...(reference !== undefined && { reference }) },
    ]);
    const report = { accountId, amount, transferId: reference ?? 'seen-11', named: deposit };
    const id = await transfers.vouch(report);
    expect(await transfers.row(id)).toMatchObject({ invoiceId: deposit.invoiceId });
    expect(await transfers.vouch(report)).toBe(id);
    expect(await statements.standing(accountId)).toBe(amount);
    expect(await transfers.notificationKinds(`transfer:${id}`)).toEqual([]);
  });

  it('is refused where another deposit has it', async () => {
    const deposit = await short();
    await statements.importLines(accountId, [{ day: today, amount, reference: 'bank-12' }]);
    const report = { accountId, amount, transferId: 'bank-12' };
    await transfers.vouch({ ...report, named: deposit });
    const other = await shown(700_000n);
    expect(await codeOf(transfers.vouch({ ...report, named: other }))).toBe('transfer_differs');
    expect(await statements.standing(accountId)).toBe(amount);
  });

  it('reports new money where the only line without a reference is of another deposit', async () => {
    const first = await shown(amount);
    await statements.importLines(accountId, [{ day: today, amount }]);
    expect(await system.status(first)).toBe('DONE');
    const second = await short();
    await transfers.vouch({ accountId, amount, transferId: 'seen-13', named: second });
    expect(await statements.standing(accountId)).toBe(2n * amount);
  });
});

// LEDGER-262
describe('a line of money that went', () => {
  it('is matched with the payout that it paid', async () => {
    await statements.move(accountId, 'TOP_UP', 5_000_000n);
    await payouts.earn(shop, 3_000_000n);
    const invoiceId = await payouts.payOut(shop, 1_000_000n);
    await payouts.say('paid', invoiceId);
    await statements.importLines(accountId, [{ day: today, amount: -1_000_000n }]);
    expect(await statements.lines(accountId)).toEqual([`${today} -1000000 payout`]);
    expect(await statements.day(accountId, today)).toMatchObject({
      bank: { out: 1_000_000 },
      ledger: { in: 8_000_000, out: 1_000_000 },
    });
  });

  it('is matched with a sweep, also one that is booked after the import', async () => {
    await statements.move(accountId, 'TOP_UP', 5_000_000n);
    await statements.importLines(accountId, [
      { day: today, amount: 5_000_000n },
      { day: today, amount: -40_000n },
    ]);
    expect(await statements.lines(accountId)).toEqual([
      `${today} 5000000 movement`,
      `${today} -40000 UNEXPLAINED`,
    ]);
    await statements.move(accountId, 'SWEEP', 40_000n);
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toContain(`${today} -40000 movement`);
  });

  it('is matched with the refund of a deposit', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await transfers.take({ accountId, amount: 1_000_000n });
    const invoiceId = await refunds.refund(deposit, 400_000n);
    await statements.importLines(accountId, [
      { day: today, amount: 1_000_000n },
      { day: today, amount: -400_000n },
    ]);
    await payouts.say('paid', invoiceId);
    expect(await statements.lines(accountId)).toEqual([
      `${today} 1000000 transfer`,
      `${today} -400000 payout`,
    ]);
    expect(await statements.day(accountId, today)).toMatchObject({ difference: 0, unseen: [] });
  });

  it('is recognised as the return that was paid, and both count on the day of the bank', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 300_000n });
    const { id } = await paidReturn({ transferId: transfer.id }, 300_000n, 'bank-77');
    const later = new Date(system.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
    await statements.importLines(accountId, [
      { day: today, amount: 300_000n },
      { day: later, amount: -300_000n, reference: 'bank-77' },
    ]);
    expect(await statements.lines(accountId)).toEqual([
      `${today} 300000 transfer`,
      `${later} -300000 return:${id}`,
    ]);
    const nothing = { difference: 0, unexplained: [], unseen: [] };
    expect(await statements.day(accountId, today)).toMatchObject({
      ...nothing,
      ledger: { in: 300_000, out: 0 },
    });
    expect(await statements.day(accountId, later)).toMatchObject({
      ...nothing,
      ledger: { in: 0, out: 300_000 },
    });
  });

  it('is recognised as a return of a deposit, each of several of one amount as another', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await transfers.take({ accountId, amount: 1_200_000n });
    const ids = [
      (await paidReturn({ invoiceId: deposit.invoiceId }, 100_000n)).id,
      (await paidReturn({ invoiceId: deposit.invoiceId }, 100_000n)).id,
    ];
    const line = { day: today, amount: -100_000n };
    const came = { day: today, amount: 1_200_000n };
    await statements.importLines(accountId, [came, line, line, line]);
    const found = await statements.lines(accountId);
    expect(found.toSorted()).toEqual(
      [
        `${today} 1200000 transfer`,
        ...ids.map((id) => `${today} -100000 return:${id}`),
        `${today} -100000 UNEXPLAINED`,
      ].toSorted(),
    );
    const day = await statements.day(accountId, today);
    expect(day).toMatchObject({ difference: -100_000, unseen: [] });
    expect(day.unexplained).toHaveLength(1);
  });

  it('is recognised as a return that is recorded after the import', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 300_000n });
    await statements.importLines(accountId, [{ day: today, amount: -300_000n }]);
    expect(await statements.lines(accountId)).toEqual([`${today} -300000 UNEXPLAINED`]);
    const { id } = await paidReturn({ transferId: transfer.id }, 300_000n);
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toEqual([`${today} -300000 return:${id}`]);
  });

  it('is open again where the return failed, and is shown as a return that the bank does not show', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 300_000n });
    const source = { transferId: transfer.id };
    const failed = await giveBack(source, 300_000n);
    await statements.importLines(accountId, [{ day: today, amount: -300_000n }]);
    await confirm(failed.id, 'refused');
    await statements.importLines(accountId, []);
    expect(await statements.lines(accountId)).toEqual([`${today} -300000 UNEXPLAINED`]);
    const paid = await paidReturn(source, 200_000n);
    expect(await statements.day(accountId, today)).toMatchObject({
      unexplained: [{ amount: -300_000 }],
      unseen: [
        { kind: 'transfer', amount: 300_000 },
        { kind: 'return', amount: -200_000, reference: paid.externalId },
      ],
    });
  });

  it('is open again where the payout failed, and is matched with what it is', async () => {
    await payouts.autoRetry('false');
    await payouts.earn(shop, 1_000_000n);
    const invoiceId = await payouts.payOut(shop, 400_000n);
    await statements.importLines(accountId, [{ day: today, amount: -400_000n }]);
    expect(await statements.lines(accountId)).toEqual([`${today} -400000 payout`]);
    await payouts.say('refused', invoiceId);
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toEqual([`${today} -400000 UNEXPLAINED`]);
    expect(await statements.day(accountId, today)).toMatchObject({
      unexplained: [{ amount: -400_000 }],
    });
    await statements.move(accountId, 'SWEEP', 400_000n);
    await system.runDueJobs();
    expect(await statements.lines(accountId)).toEqual([`${today} -400000 movement`]);
  });

  it('waits for its match while the job that makes transfers of lines runs', async () => {
    await statements.uploadLines(accountId, [{ day: today, amount: 7_000n, reference: 'came' }]);
    // Its match, and its transfer.
    await runNextJob(system.context);
    await runNextJob(system.context);
    await statements.uploadLines(accountId, [{ day: today, amount: -5_000n, reference: 'fee' }]);
    await system.runDueJobs();
    expect(system.loggedErrors).toEqual([]);
    expect(await statements.lines(accountId)).toEqual([
      `${today} 7000 transfer`,
      `${today} -5000 UNEXPLAINED`,
    ]);
  });

  it('stays unexplained without a match, and makes the difference of its day', async () => {
    await statements.importLines(accountId, [
      { day: today, amount: -5_000n, counterparty: 'The bank' },
    ]);
    expect(await statements.day(accountId, today)).toMatchObject({
      difference: -5_000,
      state: 'DIFFERS',
      unexplained: [{ amount: -5_000, counterparty: 'The bank' }],
    });
  });
});

// LEDGER-261
describe('a statement that is imported again', () => {
  const files = { csv: csvOf, mt940: mt940Of, camt053: camt053Of } as const;
  it.each(['csv', 'mt940', 'camt053'] as const)('adds nothing: %s', async (format) => {
    const bytes = utf8(
      files[format]([
        { day: today, amount: 110_000n, reference: 'a' },
        { day: today, amount: 120_000n, counterparty: 'One' },
        { day: today, amount: 120_000n, counterparty: 'One' },
      ]),
    );
    const once = await statements.importFile(accountId, { format, bytes });
    expect(once).toMatchObject({ lines: 3, newLines: 3, matching: 0, firstDay: today });
    const before = await statements.countPostings();
    expect(await statements.importFile(accountId, { format, bytes })).toMatchObject({
      lines: 3,
      newLines: 0,
    });
    expect(await statements.countPostings()).toBe(before);
    expect(await statements.standing(accountId)).toBe(350_000n);
  });

  it('with more lines adds those', async () => {
    const line = { day: today, amount: 120_000n };
    await statements.importLines(accountId, [line]);
    expect(await statements.importLines(accountId, [line, line])).toMatchObject({ newLines: 1 });
  });

  it('at the same time adds each line once', async () => {
    const lines = [{ day: today, amount: 130_000n, reference: 'both' }];
    await Promise.all([
      statements.importLines(accountId, lines),
      statements.importLines(accountId, lines),
    ]);
    expect(await statements.lines(accountId)).toHaveLength(1);
    expect(await statements.standing(accountId)).toBe(130_000n);
  });
});

// LEDGER-261
describe('payments of one amount', () => {
  it('with a placeholder or a copied reference are all taken', async () => {
    const amount = 777_050n;
    const of = (counterparty: string, day = today, reference = 'NOTPROVIDED') => ({
      day,
      amount,
      counterparty,
      reference,
    });
    const first = [of('A'), of('B'), of('A', today, '15'), of('B', today, '15')];
    expect(await statements.importLines(accountId, first)).toMatchObject({ newLines: 4 });
    system.clock.advance(dayMs);
    const tomorrow = system.clock.now().toISOString().slice(0, 10);
    const second = [of('C'), of('A', tomorrow, '15'), ...first];
    expect(await statements.importLines(accountId, second)).toMatchObject({ newLines: 2 });
  });
});

// LEDGER-260
describe('a statement that is refused', () => {
  it.each([
    [
      'in the wrong encoding',
      windows1251(csvOf([{ day: '2026-01-14', amount: 1n, counterparty: 'Каримов' }])),
    ],
    ['without a column', utf8('Date;Sum\n')],
    [
      'with a bad amount after many good lines',
      utf8(
        `${csvOf(Array.from({ length: 1_500 }, (_, at) => ({ day: '2026-01-14', amount: BigInt(at + 1) })))}14.01.2026;x;;;\n`,
      ),
    ],
    ['of the future', utf8(csvOf([{ day: '2036-01-14', amount: 1n }]))],
    [
      'with an amount that no transfer has',
      utf8(csvOf([{ day: '2026-01-14', amount: 10n ** 15n }])),
    ],
  ])('%s changes nothing', async (_, bytes) => {
    expect(await codeOf(statements.importFile(accountId, { bytes }))).toBe('statement_unreadable');
    expect(await statements.lines(accountId)).toEqual([]);
  });
});

// LEDGER-264
describe('a day', () => {
  let day: string;
  beforeEach(async () => {
    day = today;
    await statements.move(accountId, 'TOP_UP', 5_000_000n);
    await statements.importLines(accountId, [{ day, amount: 5_000_000n, reference: 'top-up' }]);
  });

  /** The next day, late enough for the closing of this one. */
  const nextDay = async () => {
    await system.pass(dayMs);
    return system.clock.now().toISOString().slice(0, 10);
  };

  // PEOPLE-561
  it('shows people of a merchant the money of others without what names it', async () => {
    const deposit = await shown(777_000n);
    await system.report(deposit);
    await statements.importLines(accountId, [{ day, amount: -5_000n, counterparty: 'Karimov' }]);
    const operator = await system.operator();
    const seen = (merchantId: MerchantId) =>
      system.run((tx) =>
        readDay(
          tx,
          { accountId, day },
          { ...operator, merchantId, permissions: ['people.account'] },
        ),
      );
    const whole = await system.run((tx) => readDay(tx, { accountId, day }, operator));
    expect(whole.unseen).toMatchObject([{ invoiceId: deposit.invoiceId }]);
    expect(whole.unexplained).toMatchObject([{ counterparty: 'Karimov', purpose: 'Payment' }]);
    expect(await seen(shop.merchantId)).toMatchObject({ unseen: whole.unseen });
    const { merchantId } = await system.shop();
    const hidden = await seen(merchantId);
    expect(hidden.unseen).toMatchObject([{ invoiceId: null, reference: null, kind: 'transfer' }]);
    expect(hidden.unexplained).toMatchObject([{ counterparty: null, purpose: null }]);
    expect(hidden.difference).toBe(whole.difference);
  });

  it('that agrees is closed, and takes no new line', async () => {
    await nextDay();
    expect(await statements.close(accountId, day)).toMatchObject({ state: 'CLOSED' });
    expect(await statements.close(accountId, day)).toMatchObject({ state: 'CLOSED' });
    const known = { day, amount: 5_000_000n, reference: 'top-up' };
    expect(await statements.importLines(accountId, [known])).toMatchObject({ newLines: 0 });
    const work = statements.importLines(accountId, [known, { day, amount: 7n }]);
    expect(await codeOf(work)).toBe('day_closed');
    expect(await codeOf(statements.explain(accountId, day))).toBe('day_closed');
  });

  it('that differs is closed once the difference is explained', async () => {
    await statements.importLines(accountId, [{ day, amount: -9_000n }]);
    await nextDay();
    expect(await codeOf(statements.close(accountId, day))).toBe('day_differs');
    expect(await statements.explain(accountId, day)).toMatchObject({ state: 'EXPLAINED' });
    await statements.importLines(accountId, [{ day, amount: -1_000n }]);
    expect(await statements.day(accountId, day)).toMatchObject({
      state: 'DIFFERS',
      explanation: null,
    });
    await statements.explain(accountId, day, 'Two fees of the bank');
    expect(await statements.close(accountId, day)).toMatchObject({
      state: 'CLOSED',
      difference: -10_000,
      explanation: 'Two fees of the bank',
    });
  });

  it('is open until ten minutes after its end, and while the bank has said nothing of it', async () => {
    expect(await codeOf(statements.close(accountId, day))).toBe('day_not_over');
    const next = await nextDay();
    await nextDay();
    expect(await codeOf(statements.close(accountId, next))).toBe('day_without_statement');
  });

  it('is closed after the days before it, once one was closed', async () => {
    const second = await nextDay();
    await statements.importLines(accountId, [{ day: second, amount: 40_000n }]);
    const third = await nextDay();
    await statements.importLines(accountId, [{ day: third, amount: 50_000n }]);
    await nextDay();
    await statements.close(accountId, day);
    expect(await codeOf(statements.close(accountId, third))).toBe('earlier_day_open');
    await statements.close(accountId, second);
    expect(await statements.close(accountId, third)).toMatchObject({ state: 'CLOSED' });
  });

  it('that is closed first does not close one before it whose difference nobody explained', async () => {
    await statements.importLines(accountId, [{ day, amount: -9_000n }]);
    const second = await nextDay();
    await statements.importLines(accountId, [{ day: second, amount: 40_000n }]);
    await nextDay();
    expect(await codeOf(statements.close(accountId, second))).toBe('earlier_day_open');
    await statements.explain(accountId, day);
    expect(await statements.close(accountId, second)).toMatchObject({ state: 'CLOSED' });
  });

  it('that is closed gets no posting on its account', async () => {
    const inDay = system.clock.now();
    await nextDay();
    await statements.close(accountId, day);
    const report = { accountId, externalId: 'too-late', amount: minorUnits(80_000n), now: inDay };
    const refused = system.run((tx) => takeReport(tx, report));
    await expect(refused).rejects.toThrow(/in a closed day/);
    expect(await statements.standing(accountId)).toBe(5_000_000n);
    await system.run((tx) => takeReport(tx, { ...report, now: system.clock.now() }));
    expect(await statements.standing(accountId)).toBe(5_080_000n);
  });
});

// LEDGER-260
it('a long statement is taken in batches', async () => {
  const count = 3 * batchSize;
  let inserts = 0;
  let largest = 0;
  const stop = watchQueries((text) => {
    if (!text.includes('into "statement_line"')) return;
    inserts += 1;
    largest = Math.max(largest, text.length);
  });
  const rows = Array.from({ length: count }, (_, at) => ({
    day: today,
    amount: -BigInt(at + 1),
    reference: `line-${at}`,
  }));
  const taken = await statements.importLines(accountId, rows);
  stop();
  expect(taken).toMatchObject({ lines: count, newLines: count, matching: 0 });
  expect(inserts).toBe(count / batchSize);
  expect(largest).toBeLessThan(2_000);
});
