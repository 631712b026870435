import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { type StatusChange, changeStatus } from '../../src/payments/invoices/change-status.ts';
import { ProblemError } from '../../src/problem.ts';
import { payoutSteps } from './payout-steps.ts';
import { type Shop, type ShopOptions, byPerson } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';
import { personOf } from './test-system-rows.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A deposit of the shop for which the customer knows where to send the money. */
async function shown(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** The first of a new shop's deposits; its customer said "I have paid". */
async function said(amount: bigint, options?: ShopOptions): Promise<Deposit> {
  shop = await system.shop(options);
  const deposit = await shown(amount);
  await system.complete(deposit);
  return deposit;
}

const account = (): AccountId => shop.accountIds[0] ?? asId<AccountId>(0);

/** Money on the shop's account that names nobody. */
const take = async (amount: bigint) => {
  const { transfer } = await transfers.take({ accountId: account(), amount });
  return transfer;
};

const notifications = (deposit: Deposit) =>
  transfers.notificationKinds(`invoice:${deposit.invoiceId}`);

const matchUntil = async (deposit: Deposit) =>
  (await system.row(deposit.invoiceId)).matchUntil?.getTime();

/** The amounts that a deposit leases; those that only keep their grace are marked. */
async function leases({ invoiceId }: Deposit): Promise<string[]> {
  const rows = await system.query(sql`select amount::text || case when held_until is null then ''
    else ' in grace' end as lease from lease where invoice_id = ${invoiceId} order by amount`);
  return rows.map(({ lease }) => String(lease));
}

const received = (amount: bigint) => ({ payment_account: -amount, suspense: amount });
const booked = (amount: bigint, fee: bigint) => ({
  suspense: -amount,
  merchant_balance: amount - fee,
  fees: fee,
});

describe('a short payment that is to be topped up', () => {
  // INVOICE-221
  it('waits for exactly the missing amount on the same account, and is booked with it', async () => {
    const deposit = await said(1_000_003n);
    await take(900_003n);
    expect(await system.status(deposit)).toBe('PENDING');
    expect(await leases(deposit)).toEqual(['100000', '1000003 in grace']);
    expect((await system.events(deposit)).at(-1)).toBe('part_received');
    expect(await notifications(deposit)).toEqual([]);
    const rest = await take(100_000n);
    expect(rest.invoiceId).toBe(deposit.invoiceId);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      received(900_003n),
      received(100_000n),
      booked(1_000_003n, 15_000n),
    ]);
    expect(await leases(deposit)).toEqual([]);
    expect(await notifications(deposit)).toEqual([]);
  });

  it('has 30 minutes from each part, and never less than before', async () => {
    const deposit = await said(1_000_003n);
    const before = await matchUntil(deposit);
    await take(900_003n);
    expect(await matchUntil(deposit)).toBe(before);
    await system.pass(50 * minute);
    await take(50_000n);
    const until = system.clock.now().getTime() + 30 * minute;
    expect(await matchUntil(deposit)).toBe(until);
    await system.pass(30 * minute - 1);
    expect(await system.status(deposit)).toBe('PENDING');
    await take(50_000n);
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('needs no "I have paid": the money moves it to PENDING', async () => {
    shop = await system.shop();
    const deposit = await shown(1_000_003n);
    await take(900_003n);
    expect((await system.events(deposit)).at(-1)).toBe('part_received → PENDING');
    expect(await matchUntil(deposit)).toBe(system.clock.now().getTime() + 30 * minute);
    // The deadline of its form has no say any more.
    await system.pass(16 * minute);
    expect(await system.status(deposit)).toBe('PENDING');
  });

  it('whose rest does not come is for a person at the end', async () => {
    const deposit = await said(1_000_003n);
    await take(900_003n);
    await system.pass(60 * minute - 1);
    expect(await system.status(deposit)).toBe('PENDING');
    await system.pass(1);
    expect((await system.events(deposit)).at(-1)).toBe('amount_differs → ERROR');
    expect(await notifications(deposit)).toEqual(['TRANSFER_DIFFERS']);
    expect(await system.balance(shop, 'suspense')).toBe(900_003n);
  });

  it('that comes within the grace of an ended deposit opens it again', async () => {
    shop = await system.shop();
    const deposit = await shown(1_000_003n);
    await system.pass(15 * minute);
    expect(await system.status(deposit)).toBe('CANCELED');
    await system.pass(10 * minute);
    await system.report(deposit, { amount: 900_003n });
    expect(await system.status(deposit)).toBe('PENDING');
    await take(100_000n);
    expect(await system.status(deposit)).toBe('DONE');
  });

  it.each([
    ['a refusal', (deposit: Deposit) => system.refuse(deposit)],
    ['a move by a person', (deposit: Deposit) => system.move(deposit, 'PENDING')],
  ])('after %s is for a person', async (_, contradict) => {
    shop = await system.shop();
    const deposit = await shown(1_000_003n);
    await contradict(deposit);
    await system.report(deposit, { amount: 900_003n });
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await notifications(deposit)).not.toEqual([]);
  });

  it('that is refused afterwards is for a person', async () => {
    const deposit = await said(1_000_003n);
    await take(900_003n);
    await system.refuse(deposit);
    expect((await system.events(deposit)).at(-1)).toBe('reports_contradict → ERROR');
  });

  it('is for a person where another deposit waits for the missing amount on that account', async () => {
    const deposit = await said(1_000_003n);
    const other = await shown(200_003n);
    await system.report(deposit, { amount: 800_000n });
    expect((await system.events(deposit)).at(-1)).toBe('amount_differs → ERROR');
    await take(200_003n);
    expect(await system.status(other)).toBe('DONE');
  });

  it('is topped up with too much: the excess stays in suspense', async () => {
    const deposit = await said(1_000_003n);
    await take(900_003n);
    await take(150_000n);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(50_000n);
    expect(await notifications(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('of which the whole is sent again is booked, and the first part is excess', async () => {
    const deposit = await said(1_000_003n);
    await shown(2_000_000n);
    await system.report(deposit, { amount: 900_003n });
    const again = await take(1_000_003n);
    expect(again.invoiceId).toBe(deposit.invoiceId);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(900_003n);
  });

  it('leases the missing part of a changed amount', async () => {
    const deposit = await said(1_000_003n);
    await take(900_003n);
    await payoutSteps(system).changeAmount(deposit.invoiceId, 950_000n);
    expect(await leases(deposit)).toEqual(['49997', '100000 in grace', '1000003 in grace']);
  });
});

describe('a short payment that is accepted', () => {
  // INVOICE-222
  it('becomes the amount, with a fee of its own', async () => {
    const deposit = await said(1_000_003n, { rules: { shortPayment: 'ACCEPT' } });
    await take(900_000n);
    expect(await system.row(deposit.invoiceId)).toMatchObject({
      status: 'DONE',
      amount: 900_000n,
      fee: 13_500n,
    });
    expect(await system.postings(deposit)).toEqual([received(900_000n), booked(900_000n, 13_500n)]);
    expect((await system.events(deposit)).slice(-3)).toEqual([
      'amount_accepted',
      'money_reported → PAYED',
      'booked → DONE',
    ]);
    expect(await leases(deposit)).toEqual([]);
  });

  // INVOICE-490
  it('that does not cover its fee is for a person, and takes nothing from the merchant', async () => {
    const deposit = await said(1_000_003n, { rules: { shortPayment: 'ACCEPT' } });
    const before = await system.balance(shop, 'merchant_balance');
    await system.query(sql`update terminal_method set fee_fixed = 5000 where terminal_id in (
      select terminal_id from invoice where id = ${deposit.invoiceId})`);
    await take(5_000n);
    expect(await system.row(deposit.invoiceId)).toMatchObject({
      status: 'ERROR',
      amount: 1_000_003n,
      fee: null,
    });
    expect(await system.balance(shop, 'merchant_balance')).toBe(before);
  });

  it('after its grace is for a person, and keeps its amount', async () => {
    const deposit = await said(1_000_003n, { rules: { shortPayment: 'ACCEPT' } });
    await system.pass(60 * minute);
    await system.pass(30 * minute + 1);
    await system.report(deposit, { amount: 900_000n });
    expect(await system.row(deposit.invoiceId)).toMatchObject({
      status: 'ERROR',
      amount: 1_000_003n,
      fee: null,
    });
  });
});

describe('an overpayment', () => {
  // INVOICE-24
  it('is booked at the amount, and its excess stays in suspense tied to the deposit', async () => {
    const deposit = await said(1_000_003n);
    await take(1_250_003n);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      received(1_250_003n),
      booked(1_000_003n, 15_000n),
    ]);
    expect(await system.balance(shop, 'suspense')).toBe(250_000n);
    expect(await notifications(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('is accepted as a whole where its terminal says so', async () => {
    const deposit = await said(1_000_003n, { rules: { overPayment: 'ACCEPT_ALL' } });
    await take(1_200_000n);
    expect(await system.row(deposit.invoiceId)).toMatchObject({
      status: 'DONE',
      amount: 1_200_000n,
      fee: 18_000n,
    });
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await notifications(deposit)).toEqual([]);
  });

  it('is for a person where its terminal says so', async () => {
    const deposit = await said(1_000_003n, { rules: byPerson });
    await take(1_200_000n);
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await system.balance(shop, 'suspense')).toBe(1_200_000n);
  });
});

describe('the same amount a second time', () => {
  const owner = async (id: TransferId) => (await transfers.row(id))?.invoiceId;

  // INVOICE-223
  it('after DONE is excess of that deposit', async () => {
    const deposit = await said(1_000_003n);
    await take(1_000_003n);
    await shown(2_000_000n);
    const again = await take(1_000_003n);
    expect(again.invoiceId).toBe(deposit.invoiceId);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(1_000_003n);
    expect(await notifications(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('goes to a deposit that is open for it', async () => {
    await said(1_000_003n);
    await take(1_000_003n);
    const other = await shown(1_000_003n);
    await take(1_000_003n);
    expect(await system.status(other)).toBe('DONE');
  });

  it('is left to a person where nearly this amount is awaited', async () => {
    await said(1_000_003n);
    await take(1_000_003n);
    const near = await shown(1_000_103n);
    const { id } = await take(1_000_003n);
    expect(await owner(id)).toBeNull();
    expect(await system.status(near)).toBe('IN_PROGRESS');
  });

  it('is left to a person where another deposit of this amount ended unpaid', async () => {
    await said(1_000_003n);
    await take(1_000_003n);
    const ended = await shown(1_000_003n);
    await system.move(ended, 'CANCELED');
    await system.pass(31 * minute);
    expect(await owner((await take(1_000_003n)).id)).toBeNull();
  });

  it('is left to a person a day later', async () => {
    await said(1_000_003n);
    await take(1_000_003n);
    system.clock.advance(24 * 60 * minute);
    expect(await owner((await take(1_000_003n)).id)).toBeNull();
  });
});

// INVOICE-226
describe('what came for a short deposit, accepted by a person', () => {
  /** A deposit of 1 000 003 that 900 000 came for, and a person decides about. */
  async function short(options: ShopOptions = { rules: byPerson }): Promise<Deposit> {
    const deposit = await said(1_000_003n, options);
    await system.report(deposit, { amount: 900_000n });
    return deposit;
  }

  const problemOf = (accepting: Promise<void>) =>
    accepting.then(
      () => undefined,
      (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
    );

  /** Another person than the operator, or another status. */
  const acceptAs = ({ invoiceId }: Deposit, differences: Partial<StatusChange>) =>
    system.run(async (tx) =>
      changeStatus(tx, {
        staff: await personOf(tx, 'operator'),
        secrets: system.context.secrets,
        invoiceId,
        statusId: invoiceStatusByCode('DONE').id,
        amount: minorUnits(900_000n),
        expectedVersion: undefined,
        reason: 'The customer agrees',
        now: system.clock.now(),
        ...differences,
      }),
    );

  it('becomes its amount and is booked with a fee of its own, with one reason', async () => {
    const deposit = await short();
    expect(await system.status(deposit)).toBe('ERROR');
    const before = await system.row(deposit.invoiceId);
    await system.accept(deposit, 900_000n, before.version);
    expect(await system.row(deposit.invoiceId)).toMatchObject({ amount: 900_000n, status: 'DONE' });
    expect(await system.postings(deposit)).toEqual([received(900_000n), booked(900_000n, 13_500n)]);
    const [changed, moved] = (await system.eventRows(deposit)).slice(-2);
    expect(changed).toMatchObject({ code: 'amount_changed', comment: 'The customer agrees' });
    expect(moved).toMatchObject({ status: 'DONE', comment: 'The customer agrees' });
    expect(await notifications(deposit)).toEqual([]);
    const audit = await system.query(sql`select action, before, after from audit_entry
      where subject = ${`invoice:${deposit.invoiceId}`} and before is not null order by id`);
    expect(audit).toEqual([
      {
        action: 'invoice.amount_changed',
        before: { amount: '1000003' },
        after: { amount: '900000' },
      },
      { action: 'invoice.status_changed', before: { status: 'ERROR' }, after: { status: 'DONE' } },
    ]);
  });

  it('needs no free amount on its account, where the rest did not come and where it is awaited', async () => {
    const deposit = await short({});
    const other = await shown(900_000n);
    expect([await system.status(deposit), await leases(other)]).toEqual(['PENDING', ['900000']]);
    await system.accept(deposit, 900_000n);
    expect(await leases(deposit)).toEqual(['1000003 in grace']);
    const late = await short({});
    await system.pass(61 * minute);
    expect(await system.status(late)).toBe('ERROR');
    await system.accept(late, 900_000n);
    expect(await system.status(late)).toBe('DONE');
  });

  it('is refused, with nothing changed, where it is not what came or not to be booked', async () => {
    const deposit = await short();
    const before = await system.row(deposit.invoiceId);
    const done = await said(500_000n, { rules: byPerson });
    await system.report(done);
    const problems = [
      await problemOf(system.accept(deposit, 900_001n)),
      await problemOf(acceptAs(deposit, { statusId: invoiceStatusByCode('PAYED').id })),
      await problemOf(system.accept(deposit, 1_000_003n)),
      await problemOf(system.accept(deposit, 900_000n, before.version - 1)),
      await problemOf(acceptAs(deposit, { reason: undefined })),
      await problemOf(system.accept(done, 400_000n)),
    ];
    expect(problems).toEqual([
      'not_allowed',
      'not_allowed',
      'amount_unchanged',
      'conflict',
      'reason_required',
      'amount_fixed',
    ]);
    expect(await system.row(deposit.invoiceId)).toEqual(before);
  });

  it.each(['invoice.amount.change', 'invoice.status.change'])(
    'needs %s, in production',
    async (missing) => {
      const options = { isTest: false, providerKind: 'manual', rules: byPerson } as const;
      const deposit = await short(options);
      const staff = await system.operator();
      const permissions = staff.permissions.filter((each) => each !== missing);
      const accepting = acceptAs(deposit, { staff: { ...staff, permissions } });
      expect(await problemOf(accepting)).toBe('forbidden');
    },
  );

  it('needs the permission to change the amount in test processing, too', async () => {
    const deposit = await short();
    const staff = await system.operator();
    const without = (missing: string) => ({
      staff: { ...staff, permissions: staff.permissions.filter((each) => each !== missing) },
    });
    const refused = acceptAs(deposit, without('invoice.amount.change'));
    expect(await problemOf(refused)).toBe('forbidden');
    const made = acceptAs(deposit, without('invoice.status.change'));
    expect(await problemOf(made)).toBeUndefined();
  });
});

describe('the form', () => {
  const standing = ({ formId }: Deposit) =>
    system.run((tx) => formStatus(tx, { formId, now: system.clock.now() }));

  // FORM-257
  it('says what was received where it is not the amount, and until when the rest is awaited', async () => {
    const deposit = await said(1_000_003n);
    expect(await standing(deposit)).not.toHaveProperty('receivedAmount');
    await take(900_003n);
    expect(await standing(deposit)).toMatchObject({
      status: 'PENDING',
      amount: 1_000_003,
      receivedAmount: 900_003,
      lookedForUntil: new Date((await matchUntil(deposit)) ?? 0).toISOString(),
    });
    await take(100_000n);
    expect(await standing(deposit)).not.toHaveProperty('receivedAmount');
    await system.report(deposit, { amount: 500_000n });
    expect(await standing(deposit)).toMatchObject({ status: 'DONE', receivedAmount: 1_500_003 });
  });
});
