import { asId, type AccountId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { type Shop, type ShopOptions, byPerson, uzcard } from './shop.ts';
import type { Posted } from './test-system-rows.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(async () => {
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** A deposit for which the customer knows where to send the money. */
async function shown(amount: bigint, options?: ShopOptions): Promise<Deposit> {
  shop = await system.shop(options);
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** A deposit for which the customer said "I have paid". */
async function said(amount: bigint, options?: ShopOptions): Promise<Deposit> {
  const deposit = await shown(amount, options);
  await system.complete(deposit);
  return deposit;
}

const reported = (amount: bigint): Posted => ({ payment_account: -amount, suspense: amount });
/** Amount and fee of a booking; a taken back one is the same with the signs turned. */
const booked = (amount: bigint, fee: bigint): Posted => ({
  suspense: -amount,
  merchant_balance: amount - fee,
  fees: fee,
});
const takenBack = (amount: bigint, fee: bigint): Posted => ({
  suspense: amount,
  merchant_balance: fee - amount,
  fees: -fee,
});

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? error.code : `no problem: ${String(error)}`;
}

describe('a successful deposit', () => {
  // INVOICE-16, INVOICE-20
  it('is paid 3 seconds after "have paid", and the balance rises by amount less fee', async () => {
    const deposit = await said(1_000_033n);
    expect(await system.status(deposit)).toBe('PENDING');
    await system.pass(3 * second - 1);
    expect(await system.status(deposit)).toBe('PENDING');
    expect(await system.postings(deposit)).toEqual([]);
    await system.pass(1);
    expect(await system.seen(deposit)).toBe('DONE');
    // 1.5 % of 1 000 033 is 15 000.495, rounded half up once.
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -1_000_033n, suspense: 1_000_033n },
      { suspense: -1_000_033n, merchant_balance: 985_033n, fees: 15_000n },
    ]);
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_033n);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await system.events(deposit)).toEqual([
      'created → NEW',
      'requisites_issued → IN_PROGRESS',
      'customer_paid → PENDING',
      'money_reported → PAYED',
      'booked → DONE',
    ]);
  });

  // INVOICE-12
  it('names the author and the time of each step', async () => {
    const deposit = await said(1_000_000n);
    const paidAt = system.clock.now().getTime();
    await system.pass(3 * second);
    const rows = await system.eventRows(deposit);
    expect(rows.map((row) => row.actorType)).toEqual([
      'merchant',
      'customer',
      'customer',
      'provider',
      'provider',
    ]);
    expect(rows.map((row) => row.sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.at(-1)?.createdAt.getTime()).toBe(paidAt + 3 * second);
  });

  // LEDGER-25
  it('adds the fixed part of the fee once', async () => {
    shop = await system.shop({ feeBasisPoints: 100, feeFixed: 5_000n });
    const deposit = await system.createDeposit(shop, 200_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit);
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -200_000n, suspense: 200_000n },
      { suspense: -200_000n, merchant_balance: 193_000n, fees: 7_000n },
    ]);
  });

  // FORM-53
  it('is booked when the money comes before "have paid" is pressed; pressing it then changes nothing', async () => {
    const deposit = await shown(700_000n);
    await system.report(deposit);
    expect(await system.seen(deposit)).toBe('DONE');
    expect(await system.complete(deposit)).toMatchObject({ successUrl: 'https://shop.test/paid' });
    await system.pass(2 * minute);
    expect(await system.postings(deposit)).toEqual([reported(700_000n), booked(700_000n, 10_500n)]);
  });

  it('counts two reports of one transfer once', async () => {
    const deposit = await said(500_000n);
    await system.report(deposit, { transferId: 'trx-1' });
    const { version } = await system.row(deposit.invoiceId);
    await system.report(deposit, { transferId: 'trx-1' });
    expect(await system.postings(deposit)).toHaveLength(2);
    expect(await system.row(deposit.invoiceId)).toMatchObject({ status: 'DONE', version });
  });

  it('counts a transfer for one invoice only, whichever it is reported for again', async () => {
    const deposit = await said(500_000n);
    const { accountId } = await system.row(deposit.invoiceId);
    const other = await system.createDeposit(shop, 510_000n);
    await system.requestRequisites(other);
    await system.report(deposit, { transferId: 'trx-2' });
    await system.report(other, { transferId: 'trx-2', accountId: accountId ?? asId<AccountId>(0) });
    expect(await system.postings(other)).toEqual([]);
    expect(await system.status(other)).toBe('IN_PROGRESS');
  });
});

describe('a deposit of the sandbox', () => {
  // INVOICE-21, ROUTING-40
  it('that ends in 01 is declined, without a posting', async () => {
    const deposit = await said(1_000_001n);
    await system.pass(3 * second);
    expect(await system.seen(deposit)).toBe('DECLINED');
    expect(await system.postings(deposit)).toEqual([]);
    expect(await system.events(deposit)).toContain('provider_refused → DECLINED');
  });

  it('that ends in 02 stays PENDING after a timeout and is paid 30 seconds later', async () => {
    const deposit = await said(1_000_002n);
    await system.pass(3 * second);
    expect(await system.seen(deposit)).toBe('PENDING');
    expect((await system.events(deposit)).at(-1)).toBe('provider_timed_out');
    await system.pass(30 * second - 1);
    expect(await system.seen(deposit)).toBe('PENDING');
    await system.pass(1);
    expect(await system.seen(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(1_000_002n),
      booked(1_000_002n, 15_000n),
    ]);
  });

  it('that ends in 03 waits for the whole match window of 60 minutes and is then declined', async () => {
    const deposit = await said(1_000_003n);
    await system.pass(60 * minute - 1);
    expect(await system.seen(deposit)).toBe('PENDING');
    await system.pass(1);
    expect(await system.seen(deposit)).toBe('DECLINED');
    expect(await system.postings(deposit)).toEqual([]);
    expect((await system.events(deposit)).at(-1)).toBe('match_window_ended → DECLINED');
  });
});

describe('a deposit whose time is over', () => {
  // FORM-55, INVOICE-17
  it('is seen as canceled at its deadline, before the job has run', async () => {
    const deposit = await shown(1_000_000n);
    system.clock.advance(15 * minute - 1);
    expect(await system.seen(deposit)).toBe('IN_PROGRESS');
    system.clock.advance(1);
    expect(await system.seen(deposit)).toBe('CANCELED');
    await system.runDueJobs();
    expect((await system.events(deposit)).filter((event) => event.includes('CANCELED'))).toEqual([
      'deadline_passed → CANCELED',
    ]);
  });

  it('is canceled by the job without an open page', async () => {
    shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.pass(15 * minute);
    expect(await system.status(deposit)).toBe('CANCELED');
  });

  it('cannot be completed nor request requisites', async () => {
    const deposit = await shown(1_000_000n);
    system.clock.advance(15 * minute);
    expect(await problemOf(system.complete(deposit))).toBe('form_ended');
    expect(await problemOf(system.requestRequisites(deposit, { amount: 2_000_000n }))).toBe(
      'form_ended',
    );
  });

  // INVOICE-19
  it('has no deadline any more once "have paid" was pressed', async () => {
    const deposit = await said(1_000_003n);
    await system.pass(15 * minute);
    expect(await system.seen(deposit)).toBe('PENDING');
  });

  it('cannot be completed before requisites were shown', async () => {
    shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect(await problemOf(system.complete(deposit))).toBe('no_requisites');
  });

  // INVOICE-22
  it.each([
    ['the deadline', shown, 15 * minute, 'CANCELED'],
    ['the match window', said, 60 * minute, 'DECLINED'],
  ] as const)('books exact money up to 30 minutes after %s', async (_, begin, ms, end) => {
    const deposit = await begin(1_000_003n);
    await system.pass(ms);
    expect(await system.status(deposit)).toBe(end);
    await system.pass(30 * minute);
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(1_000_003n),
      booked(1_000_003n, 15_000n),
    ]);
  });

  // INVOICE-23
  it.each([
    ['the deadline', shown, 15 * minute],
    ['the match window', said, 60 * minute],
  ] as const)(
    'leaves money later than 30 minutes after %s in suspense for a person',
    async (_, begin, ms) => {
      const deposit = await begin(1_000_003n);
      await system.pass(ms);
      await system.pass(30 * minute + 1);
      await system.report(deposit);
      expect(await system.status(deposit)).toBe('ERROR');
      expect(await system.postings(deposit)).toEqual([reported(1_000_003n)]);
      expect(await system.balance(shop, 'merchant_balance')).toBe(0n);
    },
  );
});

describe('money that is not as it should be', () => {
  // LEDGER-15
  it.each([
    ['short by 10', 999_990n],
    ['over by 10', 1_000_010n],
  ])('%s goes to ERROR and waits in suspense', async (_, amount) => {
    const deposit = await said(1_000_000n, { rules: byPerson });
    await system.report(deposit, { amount });
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await system.postings(deposit)).toEqual([reported(amount)]);
    expect(await system.balance(shop, 'suspense')).toBe(amount);
    expect((await system.events(deposit)).at(-1)).toBe('amount_differs → ERROR');
  });

  it('that comes in two parts waits for a person, who books it without vouching for any', async () => {
    const deposit = await said(1_000_000n, { rules: byPerson });
    await system.report(deposit, { amount: 400_000n });
    await system.report(deposit, { amount: 600_000n });
    expect(await system.status(deposit)).toBe('ERROR');
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(400_000n),
      reported(600_000n),
      booked(1_000_000n, 15_000n),
    ]);
  });

  it('that comes while a person decides is an event, and their decision starts again', async () => {
    const deposit = await said(1_000_000n, { rules: byPerson });
    await system.report(deposit, { amount: 400_000n });
    const { version } = await system.row(deposit.invoiceId);
    await system.report(deposit, { amount: 600_000n });
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      code: 'money_reported',
      status: null,
      details: { amount: '600000' },
    });
    expect(await problemOf(system.move(deposit, 'DECLINED', version))).toBe('conflict');
  });

  // INVOICE-25
  it('after a refusal goes to ERROR, though it is exact', async () => {
    const deposit = await said(1_000_000n);
    await system.refuse(deposit);
    expect(await system.status(deposit)).toBe('DECLINED');
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await system.postings(deposit)).toEqual([reported(1_000_000n)]);
    expect((await system.events(deposit)).at(-1)).toBe('reports_contradict → ERROR');
  });

  it('after a refusal that came too early goes to ERROR as well', async () => {
    const deposit = await shown(1_000_000n);
    await system.refuse(deposit);
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
    expect((await system.events(deposit)).at(-1)).toBe('provider_refused');
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('ERROR');
  });

  it('for a deposit that is DONE stays in suspense and is an event', async () => {
    const deposit = await said(1_000_000n);
    await system.report(deposit);
    await system.report(deposit, { amount: 250_000n });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(250_000n);
    expect((await system.events(deposit)).at(-1)).toBe('money_reported');
  });

  it('after DONE, a refusal leaves it DONE and is an event', async () => {
    const deposit = await said(1_000_000n);
    await system.report(deposit);
    await system.refuse(deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect((await system.events(deposit)).at(-1)).toBe('provider_refused');
  });
});

describe('a person', () => {
  // LEDGER-16, LEDGER-17, LEDGER-26
  it('takes DONE back and sets it again: all is reversed, then booked at the same fee', async () => {
    const deposit = await said(1_000_000n);
    await system.report(deposit);
    await system.query(sql`update terminal_method set fee_basis_points = 900
      where terminal_id = ${shop.terminalId}`);
    await system.move(deposit, 'ERROR');
    expect(await system.balance(shop, 'merchant_balance')).toBe(0n);
    expect(await system.balance(shop, 'suspense')).toBe(1_000_000n);
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(1_000_000n),
      booked(1_000_000n, 15_000n),
      takenBack(1_000_000n, 15_000n),
      booked(1_000_000n, 15_000n),
    ]);
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  it('takes back a deposit whose fee was above its amount: what the merchant owed goes with it', async () => {
    shop = await system.shop({ feeFixed: 200_000n, feeBasisPoints: 0 });
    const deposit = await system.createDeposit(shop, 150_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit);
    // Nothing stops a balance from going below zero here (LEDGER-23).
    expect(await system.balance(shop, 'merchant_balance')).toBe(-50_000n);
    await system.move(deposit, 'CANCELED');
    expect(await system.balance(shop, 'merchant_balance')).toBe(0n);
    expect((await system.postings(deposit)).at(-1)).toEqual(takenBack(150_000n, 200_000n));
  });

  // LEDGER-18, LEDGER-27
  it('books a deposit with nothing reported and vouches for all of it', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(1_000_000n),
      booked(1_000_000n, 15_000n),
    ]);
    const operator = await system.operator();
    const transfers = await system.query(sql`
      select source, amount::int, person_id::int, account_id from transfer
      where invoice_id = ${deposit.invoiceId}`);
    const { accountId } = await system.row(deposit.invoiceId);
    expect(transfers).toEqual([
      { source: 'staff', amount: 1_000_000, person_id: operator.id, account_id: accountId },
    ]);
    const audit = await system.query(sql`
      select actor_type, actor_id, before, after from audit_entry
      where subject = ${`invoice:${deposit.invoiceId}`} and action = 'invoice.status_changed'`);
    expect(audit).toEqual([
      {
        actor_type: 'staff',
        actor_id: operator.id,
        before: { status: 'IN_PROGRESS' },
        after: { status: 'DONE' },
      },
    ]);
  });

  it('vouches for the difference only, where less was reported', async () => {
    const deposit = await said(1_000_000n, { rules: byPerson });
    await system.report(deposit, { amount: 900_000n });
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(900_000n),
      reported(100_000n),
      booked(1_000_000n, 15_000n),
    ]);
  });

  it('books a deposit without an account: the money comes from the treasury', async () => {
    shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      { treasury: -1_000_000n, suspense: 1_000_000n },
      booked(1_000_000n, 15_000n),
    ]);
  });

  // LEDGER-19
  it('books what was over: the surplus stays in suspense', async () => {
    const deposit = await said(1_000_000n, { rules: byPerson });
    await system.report(deposit, { amount: 1_250_000n });
    await system.move(deposit, 'DONE');
    expect(await system.postings(deposit)).toEqual([
      reported(1_250_000n),
      booked(1_000_000n, 15_000n),
    ]);
    expect(await system.balance(shop, 'suspense')).toBe(250_000n);
  });

  it('vouched for money that then really comes: it is not booked twice', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'DONE');
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('vouches once, however often DONE is taken back and set', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'DONE');
    await system.move(deposit, 'DECLINED');
    await system.move(deposit, 'DONE');
    const transfers = await system.query(
      sql`select 1 from transfer where invoice_id = ${deposit.invoiceId}`,
    );
    expect(transfers).toHaveLength(1);
  });

  // INVOICE-39
  it('opens a canceled deposit again: it gets time and its amount back', async () => {
    const deposit = await shown(1_000_000n);
    await system.pass(15 * minute);
    await system.pass(45 * minute);
    const openLeases = () =>
      system.query(sql`select amount::int from lease
        where invoice_id = ${deposit.invoiceId} and held_until is null`);
    expect(await openLeases()).toEqual([]);
    await system.move(deposit, 'IN_PROGRESS');
    expect(await openLeases()).toEqual([{ amount: 1_000_000 }]);
    await system.pass(15 * minute - 1);
    expect(await system.seen(deposit)).toBe('IN_PROGRESS');
    await system.pass(1);
    expect(await system.seen(deposit)).toBe('CANCELED');
  });

  it('opened a deposit again: exact money is theirs to judge', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'CANCELED');
    await system.move(deposit, 'IN_PROGRESS');
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('ERROR');
    await system.move(deposit, 'DONE');
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  // INVOICE-26
  it.each([
    ['the deadline', 'IN_PROGRESS', 15 * minute],
    ['the match window', 'PENDING', 60 * minute],
  ] as const)(
    'opened a deposit whose money is here: %s ends it in ERROR, not as unpaid',
    async (_, to, ms) => {
      const deposit = await said(1_000_003n);
      await system.report(deposit);
      await system.pass(20 * minute);
      await system.move(deposit, to);
      await system.pass(ms);
      expect(await system.seen(deposit)).toBe('ERROR');
      expect(await system.balance(shop, 'suspense')).toBe(1_000_003n);
    },
  );

  it('opened a deposit whose money is here: a refusal contradicts it', async () => {
    const deposit = await said(1_000_003n, { rules: byPerson });
    await system.report(deposit, { amount: 500_000n });
    await system.move(deposit, 'PENDING');
    await system.refuse(deposit);
    expect(await system.status(deposit)).toBe('ERROR');
  });

  it('opened a booked deposit for another amount: it gets the fee of that amount', async () => {
    const deposit = await shown(1_000_000n);
    await system.report(deposit);
    await system.move(deposit, 'IN_PROGRESS');
    await system.requestRequisites(deposit, { amount: 2_000_000n });
    await system.move(deposit, 'DONE');
    expect((await system.postings(deposit)).slice(-2)).toEqual([
      reported(1_000_000n),
      booked(2_000_000n, 30_000n),
    ]);
  });

  it('opened a booked deposit for another method: it gets the fee of that method', async () => {
    shop = await system.shop({ accounts: [{}, { methodId: uzcard }] });
    await system.query(sql`update terminal_method set fee_basis_points = 500
      where terminal_id = ${shop.terminalId} and method_id = ${uzcard} returning method_id`);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit);
    await system.move(deposit, 'IN_PROGRESS');
    await system.requestRequisites(deposit, { paymentMethodId: uzcard });
    await system.move(deposit, 'DONE');
    expect((await system.postings(deposit)).at(-1)).toEqual(booked(1_000_000n, 50_000n));
  });

  // INVOICE-37
  it('moves a deposit to where it is already: refused, and nothing is written', async () => {
    const deposit = await shown(1_000_000n);
    const before = await system.row(deposit.invoiceId);
    expect(await problemOf(system.move(deposit, 'IN_PROGRESS'))).toBe('status_unchanged');
    expect(await system.row(deposit.invoiceId)).toEqual(before);
  });

  it('who saw an older state changes nothing', async () => {
    const deposit = await shown(1_000_000n);
    const { version } = await system.row(deposit.invoiceId);
    await system.complete(deposit);
    expect(await problemOf(system.move(deposit, 'CANCELED', version))).toBe('conflict');
    expect(await system.status(deposit)).toBe('PENDING');
  });
});

describe('an ended deposit that a person opens again', () => {
  it('is refused while another waits for its amount on its account', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'CANCELED');
    await system.pass(31 * minute);
    const other = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(other);
    expect(await problemOf(system.move(deposit, 'PENDING'))).toBe('amount_taken');
    expect(await system.status(deposit)).toBe('CANCELED');
    expect(await system.status(other)).toBe('IN_PROGRESS');
  });
});
