import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listSuspense, suspenseItems } from '../../src/payments/returns/list-suspense.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import type { ReturnSource } from '../../src/payments/returns/return-source.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { rowsOf } from '../plan-rows.ts';
import { readSuspense } from './listed-suspense.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let steps: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const day = 24 * 60 * minute;
const operator = async () => ({ ...(await system.operator()), testDashboard: true });

async function giveBack(source: ReturnSource, amount: bigint) {
  const staff = await operator();
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

async function expectAgreement(): Promise<string[]> {
  const staff = await operator();
  const now = system.clock.now();
  const { listed, booked } = await system.run((tx) => readSuspense(tx, { staff, now }));
  expect(listed).toEqual(booked);
  return booked;
}

async function list() {
  const staff = await operator();
  const now = system.clock.now();
  return system.run((tx) => listSuspense(tx, { staff, page: 0, size: 50, now }));
}

// LEDGER-282
it('lists exactly the balance of suspense, through every move of the money', async () => {
  const shop = await system.shop();
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const over = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(over);
  await system.report(over, { amount: 1_200_000n });
  if ((await system.status(over)) !== 'DONE') await system.move(over, 'DONE');
  const short = await system.createDeposit(shop, 2_000_000n);
  await system.requestRequisites(short);
  await system.report(short, { amount: 900_000n });
  await system.move(short, 'DECLINED');
  const first = (await steps.take({ accountId, amount: 500_000n })).transfer.id;
  const second = (await steps.take({ accountId, amount: 700_000n })).transfer.id;
  expect(await expectAgreement()).toHaveLength(2);
  const { data, total } = await list();
  expect(total).toBe(4);
  expect(data.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    200_000, 500_000, 700_000, 900_000,
  ]);

  const row = await giveBack({ transferId: first }, 300_000n);
  expect((await list()).data.map(({ amount }) => amount)).toContain(200_000);
  await expectAgreement();
  const report = (outcome: 'paid' | 'refused') =>
    system.run((tx) =>
      reportReturn(tx, {
        returnId: row.id,
        outcome,
        actor: { type: 'provider', id: asId(1) },
        now: system.clock.now(),
      }),
    );
  await report('refused');
  await expectAgreement();
  const late = await system.createDeposit(shop, 700_000n);
  await steps.assign(first, late);
  await expectAgreement();
  await report('paid');
  await expectAgreement();
  const staff = await operator();
  const reversal = { staff, id: second, reason: 'Typed twice' };
  await system.run((tx) => reverseTransfer(tx, { ...reversal, now: system.clock.now() }));
  await expectAgreement();
  await giveBack({ invoiceId: over.invoiceId }, 200_000n);
  await expectAgreement();
  await system.move(short, 'DONE');
  await expectAgreement();
  expect((await list()).data.map(({ invoiceId }) => invoiceId)).toEqual([late.invoiceId]);
});

// LEDGER-321
it('reads the transfers of invoices with money in suspense alone, however many others there are', async () => {
  const shop = await system.shop();
  const invoiceIds: string[] = [];
  for (let place = 0; place < 4; place += 1) {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit, { amount: place === 0 ? 1_100_000n : 1_000_000n });
    if ((await system.status(deposit)) !== 'DONE') await system.move(deposit, 'DONE');
    invoiceIds.push(deposit.invoiceId);
  }
  const kept = () =>
    system.query(sql`select invoice_id, amount::text from invoice_suspense
      where invoice_id = any(${sql.param(invoiceIds)}::uuid[])`);
  expect(await kept()).toEqual([{ invoice_id: invoiceIds[0], amount: '100000' }]);
  const everywhere = await system.query(sql`select count(*)::int as entries from (
      select posting.invoice_id, sum(entry.amount) as amount from entry
      join posting on posting.id = entry.posting_id
      join ledger_account on ledger_account.id = entry.account_id
        and ledger_account.kind = 'suspense' and ledger_account.merchant_id is not null
      where posting.invoice_id is not null group by 1 having sum(entry.amount) <> 0
    ) booked full join invoice_suspense kept using (invoice_id, amount)
    where booked.invoice_id is null or kept.invoice_id is null`);
  expect(everywhere).toEqual([{ entries: 0 }]);
  // A thousand transfers of other invoices are not read.
  const read = async (others: number) => {
    const staff = await operator();
    let plan: unknown;
    const undone = system.run(async (tx) => {
      await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`);
      await tx.execute(sql`insert into transfer (external_id, source, amount, invoice_id, created_at)
        select 'other-' || n, 'staff', 100, gen_random_uuid(), now()
        from generate_series(1, ${others}::int) n`);
      await tx.execute(sql`analyze transfer`);
      plan = await tx.execute(sql`explain (analyze, format json)
        select * from ${suspenseItems(staff, system.clock.now())} item`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return rowsOf('transfer', plan);
  };
  expect(await read(5000)).toBe(await read(500));
});

// LEDGER-321
it('keeps the money of two invoices between which one statement moves it', async () => {
  const shop = await system.shop();
  const over = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(over);
  await system.report(over, { amount: 1_100_000n });
  if ((await system.status(over)) !== 'DONE') await system.move(over, 'DONE');
  const other = await system.createDeposit(shop, 1_000_000n);
  let kept: unknown;
  const undone = system.run(async (tx) => {
    await tx.execute(sql`with posted as (
        insert into posting (kind, invoice_id, created_at)
        values ('money_reported', ${over.invoiceId}, now()), ('money_reported', ${other.invoiceId}, now())
        returning id, invoice_id
      ), accounts as (
        select distinct entry.account_id, entry.currency, entry.is_test, ledger_account.kind
        from entry join posting on posting.id = entry.posting_id
        join ledger_account on ledger_account.id = entry.account_id
        where posting.invoice_id = ${over.invoiceId}
          and ledger_account.kind in ('suspense', 'payment_account')
      )
      insert into entry (posting_id, account_id, amount, currency, is_test)
      select posted.id, accounts.account_id, 30000
          * case when accounts.kind = 'suspense' then 1 else -1 end
          * case when posted.invoice_id = ${other.invoiceId} then 1 else -1 end,
        accounts.currency, accounts.is_test
      from posted cross join accounts`);
    kept = await tx.execute(sql`select invoice_id, amount::text from invoice_suspense
      where invoice_id in (${over.invoiceId}, ${other.invoiceId}) order by amount`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(kept).toEqual([
    { invoice_id: other.invoiceId, amount: '30000' },
    { invoice_id: over.invoiceId, amount: '70000' },
  ]);
});

// LEDGER-282
it('sums by currency and age', async () => {
  const shop = await system.shop();
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const before = (await list()).totals.find(({ currency }) => currency.code === 'UZS');
  await steps.take({ accountId, amount: 110_000n });
  const sumOf = async (age: string) => {
    const total = (await list()).totals.find(({ currency }) => currency.code === 'UZS');
    return total?.ages.find((each) => each.age === age)?.amount ?? 0;
  };
  const young = await sumOf('DAY');
  expect(young).toBe((before?.ages.find(({ age }) => age === 'DAY')?.amount ?? 0) + 110_000);
  await system.pass(2 * day);
  expect([await sumOf('DAY'), await sumOf('WEEK')]).toEqual([0, young]);
  await system.pass(10 * day);
  expect([await sumOf('WEEK'), await sumOf('MONTH')]).toEqual([0, young]);
  await system.pass(30 * day);
  expect([await sumOf('MONTH'), await sumOf('OLDER')]).toEqual([0, young]);
});

// LEDGER-282
it('shows money of invoices in the scope of a person alone', async () => {
  const shop = await system.shop();
  const stranger = await system.shop();
  const over = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(over);
  await system.report(over, { amount: 1_300_000n });
  if ((await system.status(over)) !== 'DONE') await system.move(over, 'DONE');
  const seen = async (merchantId: typeof shop.merchantId) => {
    const permissions = ['people.account'];
    const staff = { ...(await operator()), merchantId, permissions };
    const now = system.clock.now();
    const page = await system.run((tx) => listSuspense(tx, { staff, page: 0, size: 50, now }));
    return page.data.map(({ invoiceId }) => invoiceId);
  };
  expect(await seen(shop.merchantId)).toContain(over.invoiceId);
  expect(await seen(stranger.merchantId)).not.toContain(over.invoiceId);
});
