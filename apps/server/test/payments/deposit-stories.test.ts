import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { type Shop, uzcard } from './shop.ts';
import type { Posted } from './stage-rows.ts';
import { type Deposit, type Stage, minute, openStage, second } from './stage.ts';

let stage: Stage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await stage.expectBooksHold();
});
afterAll(() => stage.close());

/** A deposit for which the customer knows where to send the money. */
async function shown(amount: bigint): Promise<Deposit> {
  shop = await stage.shop();
  const deposit = await stage.order(shop, amount);
  await stage.ask(deposit);
  return deposit;
}

/** A deposit for which the customer said "I have paid". */
async function said(amount: bigint): Promise<Deposit> {
  const deposit = await shown(amount);
  await stage.complete(deposit);
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
    expect(await stage.status(deposit)).toBe('PENDING');
    await stage.pass(3 * second - 1);
    expect(await stage.status(deposit)).toBe('PENDING');
    expect(await stage.postings(deposit)).toEqual([]);
    await stage.pass(1);
    expect(await stage.seen(deposit)).toBe('DONE');
    // 1.5 % of 1 000 033 is 15 000.495, rounded half up once.
    expect(await stage.postings(deposit)).toEqual([
      { payment_account: -1_000_033n, suspense: 1_000_033n },
      { suspense: -1_000_033n, merchant_balance: 985_033n, fees: 15_000n },
    ]);
    expect(await stage.balance(shop, 'merchant_balance')).toBe(985_033n);
    expect(await stage.balance(shop, 'suspense')).toBe(0n);
    expect(await stage.events(deposit)).toEqual([
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
    const paidAt = stage.clock.now().getTime();
    await stage.pass(3 * second);
    const rows = await stage.eventRows(deposit);
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
    shop = await stage.shop({ feeBasisPoints: 100, feeFixed: 5_000n });
    const deposit = await stage.order(shop, 200_000n);
    await stage.ask(deposit);
    await stage.report(deposit);
    expect(await stage.postings(deposit)).toEqual([
      { payment_account: -200_000n, suspense: 200_000n },
      { suspense: -200_000n, merchant_balance: 193_000n, fees: 7_000n },
    ]);
  });

  // FORM-53
  it('is booked when the money comes before "have paid" is pressed; pressing it then changes nothing', async () => {
    const deposit = await shown(700_000n);
    await stage.report(deposit);
    expect(await stage.seen(deposit)).toBe('DONE');
    expect(await stage.complete(deposit)).toMatchObject({ successUrl: 'https://shop.test/paid' });
    await stage.pass(2 * minute);
    expect(await stage.postings(deposit)).toEqual([reported(700_000n), booked(700_000n, 10_500n)]);
  });

  it('counts two reports of one transfer once', async () => {
    const deposit = await said(500_000n);
    await stage.report(deposit, { transferId: 'trx-1' });
    const { version } = await stage.row(deposit.invoiceId);
    await stage.report(deposit, { transferId: 'trx-1' });
    expect(await stage.postings(deposit)).toHaveLength(2);
    expect(await stage.row(deposit.invoiceId)).toMatchObject({ status: 'DONE', version });
  });

  it('counts a transfer for one invoice only, whichever it is reported for again', async () => {
    const deposit = await said(500_000n);
    const { accountId } = await stage.row(deposit.invoiceId);
    const other = await stage.order(shop, 510_000n);
    await stage.ask(other);
    await stage.report(deposit, { transferId: 'trx-2' });
    await stage.report(other, { transferId: 'trx-2', accountId: accountId ?? 0 });
    expect(await stage.postings(other)).toEqual([]);
    expect(await stage.status(other)).toBe('IN_PROGRESS');
  });
});

describe('a deposit of the sandbox', () => {
  // INVOICE-21, ROUTING-40
  it('that ends in 01 is declined, without a posting', async () => {
    const deposit = await said(1_000_001n);
    await stage.pass(3 * second);
    expect(await stage.seen(deposit)).toBe('DECLINED');
    expect(await stage.postings(deposit)).toEqual([]);
    expect(await stage.events(deposit)).toContain('provider_refused → DECLINED');
  });

  it('that ends in 02 stays PENDING after a timeout and is paid 30 seconds later', async () => {
    const deposit = await said(1_000_002n);
    await stage.pass(3 * second);
    expect(await stage.seen(deposit)).toBe('PENDING');
    expect((await stage.events(deposit)).at(-1)).toBe('provider_timed_out');
    await stage.pass(30 * second - 1);
    expect(await stage.seen(deposit)).toBe('PENDING');
    await stage.pass(1);
    expect(await stage.seen(deposit)).toBe('DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(1_000_002n),
      booked(1_000_002n, 15_000n),
    ]);
  });

  it('that ends in 03 waits for the whole match window of 60 minutes and is then declined', async () => {
    const deposit = await said(1_000_003n);
    await stage.pass(60 * minute - 1);
    expect(await stage.seen(deposit)).toBe('PENDING');
    await stage.pass(1);
    expect(await stage.seen(deposit)).toBe('DECLINED');
    expect(await stage.postings(deposit)).toEqual([]);
    expect((await stage.events(deposit)).at(-1)).toBe('match_window_ended → DECLINED');
  });
});

describe('a deposit whose time is over', () => {
  // FORM-55, INVOICE-17
  it('is seen as canceled at its deadline, before the job has run', async () => {
    const deposit = await shown(1_000_000n);
    stage.clock.advance(15 * minute - 1);
    expect(await stage.seen(deposit)).toBe('IN_PROGRESS');
    stage.clock.advance(1);
    expect(await stage.seen(deposit)).toBe('CANCELED');
    await stage.runDueJobs();
    expect((await stage.events(deposit)).filter((event) => event.includes('CANCELED'))).toEqual([
      'deadline_passed → CANCELED',
    ]);
  });

  it('is canceled by the job when nobody looks', async () => {
    shop = await stage.shop();
    const deposit = await stage.order(shop, 1_000_000n);
    await stage.pass(15 * minute);
    expect(await stage.status(deposit)).toBe('CANCELED');
  });

  it('cannot be completed nor ask for requisites', async () => {
    const deposit = await shown(1_000_000n);
    stage.clock.advance(15 * minute);
    expect(await problemOf(stage.complete(deposit))).toBe('form_ended');
    expect(await problemOf(stage.ask(deposit, { amount: 2_000_000n }))).toBe('form_ended');
  });

  // INVOICE-19
  it('has no deadline any more once "have paid" was pressed', async () => {
    const deposit = await said(1_000_003n);
    await stage.pass(15 * minute);
    expect(await stage.seen(deposit)).toBe('PENDING');
  });

  it('cannot be completed before requisites were shown', async () => {
    shop = await stage.shop();
    const deposit = await stage.order(shop, 1_000_000n);
    expect(await problemOf(stage.complete(deposit))).toBe('no_requisites');
  });

  // INVOICE-22
  it.each([
    ['the deadline', shown, 15 * minute, 'CANCELED'],
    ['the match window', said, 60 * minute, 'DECLINED'],
  ] as const)('books exact money up to 30 minutes after %s', async (_, begin, ms, end) => {
    const deposit = await begin(1_000_003n);
    await stage.pass(ms);
    expect(await stage.status(deposit)).toBe(end);
    await stage.pass(30 * minute);
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('DONE');
    expect(await stage.postings(deposit)).toEqual([
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
      await stage.pass(ms);
      await stage.pass(30 * minute + 1);
      await stage.report(deposit);
      expect(await stage.status(deposit)).toBe('ERROR');
      expect(await stage.postings(deposit)).toEqual([reported(1_000_003n)]);
      expect(await stage.balance(shop, 'merchant_balance')).toBe(0n);
    },
  );
});

describe('money that is not as it should be', () => {
  // LEDGER-15
  it.each([
    ['short by 10', 999_990n],
    ['over by 10', 1_000_010n],
  ])('%s goes to ERROR and waits in suspense', async (_, amount) => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit, { amount });
    expect(await stage.status(deposit)).toBe('ERROR');
    expect(await stage.postings(deposit)).toEqual([reported(amount)]);
    expect(await stage.balance(shop, 'suspense')).toBe(amount);
    expect((await stage.events(deposit)).at(-1)).toBe('amount_differs → ERROR');
  });

  it('that comes in two parts waits for a person, who books it without vouching for any', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit, { amount: 400_000n });
    await stage.report(deposit, { amount: 600_000n });
    expect(await stage.status(deposit)).toBe('ERROR');
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(400_000n),
      reported(600_000n),
      booked(1_000_000n, 15_000n),
    ]);
  });

  it('that comes while a person decides is told as an event, and their decision starts again', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit, { amount: 400_000n });
    const { version } = await stage.row(deposit.invoiceId);
    await stage.report(deposit, { amount: 600_000n });
    expect((await stage.eventRows(deposit)).at(-1)).toMatchObject({
      code: 'money_reported',
      status: null,
      details: { amount: '600000' },
    });
    expect(await problemOf(stage.move(deposit, 'DECLINED', version))).toBe('conflict');
  });

  // INVOICE-25
  it('after a refusal goes to ERROR, though it is exact', async () => {
    const deposit = await said(1_000_000n);
    await stage.refuse(deposit);
    expect(await stage.status(deposit)).toBe('DECLINED');
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('ERROR');
    expect(await stage.postings(deposit)).toEqual([reported(1_000_000n)]);
    expect((await stage.events(deposit)).at(-1)).toBe('reports_contradict → ERROR');
  });

  it('after a refusal that came too early goes to ERROR as well', async () => {
    const deposit = await shown(1_000_000n);
    await stage.refuse(deposit);
    expect(await stage.status(deposit)).toBe('IN_PROGRESS');
    expect((await stage.events(deposit)).at(-1)).toBe('provider_refused');
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('ERROR');
  });

  it('for a deposit that is DONE stays in suspense and is told as an event', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit);
    await stage.report(deposit, { amount: 250_000n });
    expect(await stage.status(deposit)).toBe('DONE');
    expect(await stage.balance(shop, 'suspense')).toBe(250_000n);
    expect((await stage.events(deposit)).at(-1)).toBe('money_reported');
  });

  it('after a refusal of what is DONE leaves it DONE and is told as an event', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit);
    await stage.refuse(deposit);
    expect(await stage.status(deposit)).toBe('DONE');
    expect((await stage.events(deposit)).at(-1)).toBe('provider_refused');
  });
});

describe('a person', () => {
  // LEDGER-16, LEDGER-17, LEDGER-26
  it('takes DONE back and sets it again: all is reversed, then booked at the same fee', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit);
    await stage.query(sql`update terminal_method set fee_basis_points = 900
      where terminal_id = ${shop.terminalId}`);
    await stage.move(deposit, 'ERROR');
    expect(await stage.balance(shop, 'merchant_balance')).toBe(0n);
    expect(await stage.balance(shop, 'suspense')).toBe(1_000_000n);
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(1_000_000n),
      booked(1_000_000n, 15_000n),
      takenBack(1_000_000n, 15_000n),
      booked(1_000_000n, 15_000n),
    ]);
    expect(await stage.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  it('takes back a deposit whose fee was above its amount: what the merchant owed goes with it', async () => {
    shop = await stage.shop({ feeFixed: 200_000n, feeBasisPoints: 0 });
    const deposit = await stage.order(shop, 150_000n);
    await stage.ask(deposit);
    await stage.report(deposit);
    // Nothing stops a balance from going below zero here (LEDGER-23).
    expect(await stage.balance(shop, 'merchant_balance')).toBe(-50_000n);
    await stage.move(deposit, 'CANCELED');
    expect(await stage.balance(shop, 'merchant_balance')).toBe(0n);
    expect((await stage.postings(deposit)).at(-1)).toEqual(takenBack(150_000n, 200_000n));
  });

  // LEDGER-18, LEDGER-27
  it('books a deposit with nothing reported and vouches for all of it', async () => {
    const deposit = await shown(1_000_000n);
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(1_000_000n),
      booked(1_000_000n, 15_000n),
    ]);
    const operator = await stage.operator();
    const transfers = await stage.query(sql`
      select source, amount::int, person_id::int, account_id from transfer
      where invoice_id = ${deposit.invoiceId}`);
    const { accountId } = await stage.row(deposit.invoiceId);
    expect(transfers).toEqual([
      { source: 'staff', amount: 1_000_000, person_id: operator.id, account_id: accountId },
    ]);
    const audit = await stage.query(sql`
      select actor_type, actor_id, details from audit_entry
      where subject = ${`invoice:${deposit.invoiceId}`} and action = 'invoice.status_changed'`);
    expect(audit).toEqual([
      {
        actor_type: 'staff',
        actor_id: operator.id,
        details: { from: 'IN_PROGRESS', to: 'DONE' },
      },
    ]);
  });

  it('vouches for the difference only, where less was reported', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit, { amount: 900_000n });
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(900_000n),
      reported(100_000n),
      booked(1_000_000n, 15_000n),
    ]);
  });

  it('books what nobody was shown an account for: it comes from the treasury', async () => {
    shop = await stage.shop();
    const deposit = await stage.order(shop, 1_000_000n);
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      { treasury: -1_000_000n, suspense: 1_000_000n },
      booked(1_000_000n, 15_000n),
    ]);
  });

  // LEDGER-19
  it('books what was over: the surplus stays in suspense', async () => {
    const deposit = await said(1_000_000n);
    await stage.report(deposit, { amount: 1_250_000n });
    await stage.move(deposit, 'DONE');
    expect(await stage.postings(deposit)).toEqual([
      reported(1_250_000n),
      booked(1_000_000n, 15_000n),
    ]);
    expect(await stage.balance(shop, 'suspense')).toBe(250_000n);
  });

  it('vouched for money that then really comes: it is not booked twice', async () => {
    const deposit = await shown(1_000_000n);
    await stage.move(deposit, 'DONE');
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('DONE');
    expect(await stage.balance(shop, 'merchant_balance')).toBe(985_000n);
    expect(await stage.balance(shop, 'suspense')).toBe(1_000_000n);
  });

  it('vouches once, however often DONE is taken back and set', async () => {
    const deposit = await shown(1_000_000n);
    await stage.move(deposit, 'DONE');
    await stage.move(deposit, 'DECLINED');
    await stage.move(deposit, 'DONE');
    const transfers = await stage.query(
      sql`select 1 from transfer where invoice_id = ${deposit.invoiceId}`,
    );
    expect(transfers).toHaveLength(1);
  });

  // INVOICE-39
  it('opens a canceled deposit again: it gets time and its amount back', async () => {
    const deposit = await shown(1_000_000n);
    await stage.pass(15 * minute);
    await stage.pass(45 * minute);
    const openLeases = () =>
      stage.query(sql`select amount::int from lease
        where invoice_id = ${deposit.invoiceId} and held_until is null`);
    expect(await openLeases()).toEqual([]);
    await stage.move(deposit, 'IN_PROGRESS');
    expect(await openLeases()).toEqual([{ amount: 1_000_000 }]);
    await stage.pass(15 * minute - 1);
    expect(await stage.seen(deposit)).toBe('IN_PROGRESS');
    await stage.pass(1);
    expect(await stage.seen(deposit)).toBe('CANCELED');
  });

  it('opened a deposit again: exact money is theirs to judge', async () => {
    const deposit = await shown(1_000_000n);
    await stage.move(deposit, 'CANCELED');
    await stage.move(deposit, 'IN_PROGRESS');
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('ERROR');
    await stage.move(deposit, 'DONE');
    expect(await stage.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  // INVOICE-26
  it.each([
    ['the deadline', 'IN_PROGRESS', 15 * minute],
    ['the match window', 'PENDING', 60 * minute],
  ] as const)(
    'opened a deposit whose money is here: %s ends it in ERROR, not as unpaid',
    async (_, to, ms) => {
      const deposit = await said(1_000_003n);
      await stage.report(deposit);
      await stage.pass(20 * minute);
      await stage.move(deposit, to);
      await stage.pass(ms);
      expect(await stage.seen(deposit)).toBe('ERROR');
      expect(await stage.balance(shop, 'suspense')).toBe(1_000_003n);
    },
  );

  it('opened a deposit whose money is here: a refusal contradicts it', async () => {
    const deposit = await said(1_000_003n);
    await stage.report(deposit, { amount: 500_000n });
    await stage.move(deposit, 'PENDING');
    await stage.refuse(deposit);
    expect(await stage.status(deposit)).toBe('ERROR');
  });

  it('opened a booked deposit for another amount: it gets the fee of that amount', async () => {
    const deposit = await shown(1_000_000n);
    await stage.report(deposit);
    await stage.move(deposit, 'IN_PROGRESS');
    await stage.ask(deposit, { amount: 2_000_000n });
    await stage.move(deposit, 'DONE');
    expect((await stage.postings(deposit)).slice(-2)).toEqual([
      reported(1_000_000n),
      booked(2_000_000n, 30_000n),
    ]);
  });

  it('opened a booked deposit for another method: it gets the fee of that method', async () => {
    shop = await stage.shop({ accounts: [{}, { methodId: uzcard }] });
    await stage.query(sql`update terminal_method set fee_basis_points = 500
      where terminal_id = ${shop.terminalId} and method_id = ${uzcard} returning method_id`);
    const deposit = await stage.order(shop, 1_000_000n);
    await stage.ask(deposit);
    await stage.report(deposit);
    await stage.move(deposit, 'IN_PROGRESS');
    await stage.ask(deposit, { paymentMethodId: uzcard });
    await stage.move(deposit, 'DONE');
    expect((await stage.postings(deposit)).at(-1)).toEqual(booked(1_000_000n, 50_000n));
  });

  // INVOICE-37
  it('moves a deposit to where it is already: refused, and nothing is written', async () => {
    const deposit = await shown(1_000_000n);
    const before = await stage.row(deposit.invoiceId);
    expect(await problemOf(stage.move(deposit, 'IN_PROGRESS'))).toBe('status_unchanged');
    expect(await stage.row(deposit.invoiceId)).toEqual(before);
  });

  it('who saw an older state changes nothing', async () => {
    const deposit = await shown(1_000_000n);
    const { version } = await stage.row(deposit.invoiceId);
    await stage.complete(deposit);
    expect(await problemOf(stage.move(deposit, 'CANCELED', version))).toBe('conflict');
    expect(await stage.status(deposit)).toBe('PENDING');
  });
});

describe('an ended deposit that a person opens again', () => {
  it('is refused while another waits for its amount on its account', async () => {
    const deposit = await shown(1_000_000n);
    await stage.move(deposit, 'CANCELED');
    await stage.pass(31 * minute);
    const other = await stage.order(shop, 1_000_000n);
    await stage.ask(other);
    expect(await problemOf(stage.move(deposit, 'PENDING'))).toBe('amount_taken');
    expect(await stage.status(deposit)).toBe('CANCELED');
    expect(await stage.status(other)).toBe('IN_PROGRESS');
  });
});
