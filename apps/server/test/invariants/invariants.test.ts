import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariantResult, job, notification } from '../../src/db/schema.ts';
import { checkInvariants } from '../../src/invariants/check-invariants.ts';
import { invariants } from '../../src/invariants/definitions/registry.ts';
import { readBoard } from '../../src/invariants/read-board.ts';
import { recordResults } from '../../src/invariants/record-results.ts';
import { requestCheck } from '../../src/invariants/schedule.ts';
import { type RunSizes, runSizes } from '../../src/invariants/scope.ts';
import { invariantCheckKey, scheduleInvariantCheck } from '../../src/jobs/queue.ts';
import { closeNotification } from '../../src/notifications/close-notification.ts';
import { listNotifications } from '../../src/notifications/list-notifications.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { runNextCall } from '../test-app.ts';

const day = 24 * 60 * minute;
/** The slices of a run reach every row of a test. */
const large: RunSizes = { changes: 10_000, slice: 10_000, accounts: 1_000, entries: 10_000 };

let system: TestSystem;
let shop: Shop;
let done: Deposit;
let open: Deposit;
let refunded: Deposit;
let withdrawal: string;
let production: { readonly withdrawal: string; readonly stray: string };

beforeAll(async () => {
  system = await openTestSystem();
  const payouts = payoutSteps(system);
  const refunds = refundSteps(system);
  const transfers = transferSteps(system);
  shop = await system.shop({ callbackUrl: 'https://shop.test/hook' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  done = await refunds.paidDeposit(shop, 1_000_000n);
  refunded = await refunds.paidDeposit(shop, 3_000_000n);
  await refunds.refund(refunded, 1_000_000n);
  await transfers.take({ accountId, amount: 777_700n });
  withdrawal = await payouts.payOut(shop, 500_000n);
  const live = await system.shop({ isTest: false, providerKind: 'http' });
  await payouts.earn(live, 10_000_000n);
  const liveAccount = live.accountIds[0] ?? asId<AccountId>(0);
  production = {
    withdrawal: await payouts.payOut(live, 1_000_000n),
    stray: String((await transfers.take({ accountId: liveAccount, amount: 4_400n })).transfer.id),
  };
  open = await system.createDeposit(shop, 2_000_000n);
  await system.requestRequisites(open);
  while (await runNextCall(system.context));
});
afterAll(() => system.close());

/** Writes behind the system's back: no trigger is run. */
const tamper = (...queries: readonly SQL[]) =>
  system.run(async (tx) => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`);
    for (const query of queries) await tx.execute(query);
  });

/** One run; returns the ids of the broken ones. */
async function check(sizes = large): Promise<string[]> {
  const now = system.clock.now();
  const run = await checkInvariants(system.context.database, now, sizes);
  if (!run) throw new Error('another run is under way');
  await system.run((tx) => recordResults(tx, run, now));
  return run.checked.filter(({ violations }) => violations?.count !== 0).map(({ id }) => id);
}

const resultOf = async (id: string) => {
  const [row] = await system.run((tx) =>
    tx.select().from(invariantResult).where(eq(invariantResult.id, id)),
  );
  return row;
};

const titleOf = (id: string) => invariants.find((each) => each.id === id)?.title;

const openAlarms = (id: string, type = 'invariant') =>
  system.run((tx) =>
    tx
      .select()
      .from(notification)
      .where(and(eq(notification.subject, `${type}:${id}`), isNull(notification.closedAt))),
  );

type Break = {
  readonly id: string;
  readonly subject: () => string;
  readonly break: () => readonly SQL[];
  readonly repair: () => readonly SQL[];
};

const ofInvoice = (deposit: () => Deposit) => () => `invoice:${deposit().invoiceId}`;
const setStatus = (id: string, status: string) =>
  sql`update invoice set status = ${status} where id = ${id}::uuid`;
const entryOf = (id: string, kind: string, change: number) => sql`update entry e
  set amount = e.amount + ${change}
  from posting p, ledger_account a where p.id = e.posting_id and a.id = e.account_id
    and p.invoice_id = ${id}::uuid and a.kind = ${kind}`;
const dayOf = (change: number) => sql`update ledger_day set amount = amount + ${change}
  where account_id = (select id from ledger_account
    where kind = 'merchant_balance' and merchant_id = ${shop.merchantId})`;
const balanceOf = (kind: string, change: number) => sql`update ledger_account
  set balance = balance + ${change} where kind = ${kind} and is_test and currency = 'UZS'
    and merchant_id is null`;

const breaks: readonly Break[] = [
  {
    id: 'currencies-sum-to-zero',
    subject: () => 'currency:UZS',
    break: () => [balanceOf('suspense', 5)],
    repair: () => [balanceOf('suspense', -5)],
  },
  {
    id: 'postings-balance',
    subject: () => 'posting:',
    break: () => [entryOf(done.invoiceId, 'fees', 1)],
    repair: () => [entryOf(done.invoiceId, 'fees', -1)],
  },
  {
    id: 'balances-match-entries',
    subject: () => 'ledger:',
    break: () => [
      sql`update ledger_account set balance = balance + 7
        where kind = 'merchant_balance' and merchant_id = ${shop.merchantId}`,
    ],
    repair: () => [
      sql`update ledger_account set balance = balance - 7
        where kind = 'merchant_balance' and merchant_id = ${shop.merchantId}`,
    ],
  },
  // LEDGER-323
  {
    id: 'days-match-balances',
    subject: () => 'ledger:',
    break: () => [dayOf(3)],
    repair: () => [dayOf(-3)],
  },
  {
    id: 'unmatched-in-suspense',
    subject: () => 'currency:UZS',
    break: () => [sql`update transfer set amount = amount + 1 where invoice_id is null`],
    repair: () => [sql`update transfer set amount = amount - 1 where invoice_id is null`],
  },
  {
    id: 'returns-in-reserve',
    subject: () => 'currency:UZS',
    break: () => [
      sql`insert into ledger_account (kind, currency, is_test, balance)
        values ('return_reserve', 'UZS', true, 9)`,
    ],
    repair: () => [sql`delete from ledger_account where kind = 'return_reserve' and balance = 9`],
  },
  {
    id: 'done-is-booked',
    subject: ofInvoice(() => open),
    break: () => [setStatus(open.invoiceId, 'DONE')],
    repair: () => [setStatus(open.invoiceId, 'IN_PROGRESS')],
  },
  {
    id: 'booked-is-done',
    subject: ofInvoice(() => done),
    break: () => [setStatus(done.invoiceId, 'PENDING')],
    repair: () => [setStatus(done.invoiceId, 'DONE')],
  },
  {
    id: 'withdrawals-are-reserved',
    subject: () => `invoice:${withdrawal}`,
    break: () => [setStatus(withdrawal, 'DECLINED')],
    repair: () => [setStatus(withdrawal, 'IN_PROGRESS')],
  },
  {
    id: 'suspense-is-unbooked-money',
    subject: ofInvoice(() => done),
    break: () => [
      sql`update transfer set amount = amount + 1 where invoice_id = ${done.invoiceId}::uuid`,
    ],
    repair: () => [
      sql`update transfer set amount = amount - 1 where invoice_id = ${done.invoiceId}::uuid`,
    ],
  },
  {
    id: 'history-gives-status',
    subject: ofInvoice(() => done),
    break: () => [
      sql`update invoice_event set sequence = sequence + 100
        where invoice_id = ${done.invoiceId}::uuid and sequence = 2`,
    ],
    repair: () => [
      sql`update invoice_event set sequence = sequence - 100
        where invoice_id = ${done.invoiceId}::uuid and sequence > 100`,
    ],
  },
  {
    id: 'refunds-within-deposit',
    subject: ofInvoice(() => refunded),
    break: () => [
      sql`update invoice set amount = amount + 5000000
        where refund_of = ${refunded.invoiceId}::uuid`,
    ],
    repair: () => [
      sql`update invoice set amount = amount - 5000000
        where refund_of = ${refunded.invoiceId}::uuid`,
    ],
  },
  {
    id: 'leases-have-open-deposit',
    subject: ofInvoice(() => open),
    break: () => [setStatus(open.invoiceId, 'DECLINED')],
    repair: () => [setStatus(open.invoiceId, 'IN_PROGRESS')],
  },
  {
    id: 'payouts-known-within-an-hour',
    subject: () => `invoice:${production.withdrawal}`,
    break: () => [
      sql`update payout set status = 'UNKNOWN', created_at = created_at - interval '61 minutes'
        where invoice_id = ${production.withdrawal}::uuid`,
    ],
    repair: () => [
      sql`update payout set created_at = created_at + interval '61 minutes'
        where invoice_id = ${production.withdrawal}::uuid`,
    ],
  },
  {
    id: 'suspense-is-young',
    subject: () => `transfer:${production.stray}`,
    break: () => [
      sql`update transfer set created_at = created_at - interval '31 days' where invoice_id is null`,
    ],
    repair: () => [
      sql`update transfer set created_at = created_at + interval '31 days' where invoice_id is null`,
    ],
  },
  {
    id: 'callbacks-without-gaps',
    subject: ofInvoice(() => done),
    break: () => [
      sql`update callback set sequence = sequence + 100
        where invoice_id = ${done.invoiceId}::uuid and invoice_status = 'IN_PROGRESS'`,
    ],
    repair: () => [
      sql`update callback set sequence = sequence - 100
        where invoice_id = ${done.invoiceId}::uuid and sequence > 100`,
    ],
  },
  {
    id: 'waiting-callbacks-have-jobs',
    subject: ofInvoice(() => done),
    break: () => [
      sql`update callback set state = 'WAITING' where invoice_id = ${done.invoiceId}::uuid
        and invoice_status = 'DONE'`,
    ],
    repair: () => [
      sql`update callback set state = 'EXECUTED' where invoice_id = ${done.invoiceId}::uuid
        and invoice_status = 'DONE'`,
    ],
  },
];

describe('a check of the invariants', () => {
  // RUN-260
  it('reports nothing of a database full of payments, and covers every invariant', async () => {
    expect(await check()).toEqual([]);
    const { checks } = await system.run((tx) => readBoard(tx, system.clock.now()));
    expect(checks.map(({ id }) => id)).toEqual(invariants.map(({ id }) => id));
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['HOLDS']));
    expect(breaks.map(({ id }) => id).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
    const suspense = checks.find(({ id }) => id === 'suspense-is-young');
    expect(suspense?.figures).toMatchObject([{ money: { sum: 4_400, currency: { code: 'UZS' } } }]);
  });

  // RUN-260, RUN-263
  it.each(breaks)('reports $id, alarms, and calms down once it is right', async (each) => {
    expect(await check()).toEqual([]);
    await tamper(...each.break());
    expect(await check()).toContain(each.id);
    const broken = await resultOf(each.id);
    expect(broken).toMatchObject({ state: 'BROKEN', brokenSince: system.clock.now() });
    expect(broken?.examples.map(({ subject }) => subject).join()).toContain(each.subject());
    expect(await openAlarms(each.id)).toMatchObject([
      { kind: 'INVARIANT_BROKEN', isTest: false, details: { check: titleOf(each.id) } },
    ]);
    await check();
    expect((await openAlarms(each.id)).length).toBe(1);
    await tamper(...each.repair());
    expect(await check()).toEqual([]);
    expect(await resultOf(each.id)).toMatchObject({ state: 'HOLDS', brokenSince: null });
    expect(await openAlarms(each.id)).toEqual([]);
  });

  // RUN-264
  it('finds old money of an invoice in suspense', async () => {
    const live = await system.shop({
      isTest: false,
      providerKind: 'manual',
      rules: { overPayment: 'ACCEPT_AMOUNT' },
    });
    const deposit = await system.createDeposit(live, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit, { amount: 1_250_000n });
    expect(await check()).toEqual([]);
    const shift = (days: number) => sql`update transfer
      set created_at = created_at - make_interval(days => ${days})
      where invoice_id = ${deposit.invoiceId}::uuid`;
    await tamper(shift(31));
    expect(await check()).toEqual(['suspense-is-young']);
    expect((await resultOf('suspense-is-young'))?.examples).toMatchObject([
      { subject: `invoice:${deposit.invoiceId}`, difference: '250000' },
    ]);
    await tamper(shift(-31));
  });

  // RUN-264
  it('finds what is left of an old transfer of which a part was returned', async () => {
    const live = await system.shop({ isTest: false, providerKind: 'manual' });
    const accountId = live.accountIds[0] ?? asId<AccountId>(0);
    const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
    const command = {
      staff: await system.operator(),
      source: { transferId: transfer.id },
      amount: minorUnits(100_000n),
      payee: { credential: payeeCard },
      reason: 'The sender asked for it',
      secrets: system.context.secrets,
      now: system.clock.now(),
    };
    await system.run((tx) => returnMoney(tx, command));
    const shift = (days: number) => sql`update transfer
      set created_at = created_at - make_interval(days => ${days}) where id = ${transfer.id}`;
    await tamper(shift(31));
    expect(await check()).toEqual(['suspense-is-young']);
    expect((await resultOf('suspense-is-young'))?.examples).toMatchObject([
      { subject: `transfer:${transfer.id}`, difference: '200000' },
    ]);
    await tamper(shift(-31));
  });
});

// OFFICE-395
describe('a run that is not complete is an alarm until one is', () => {
  const alarms = () => openAlarms('all', 'invariants');

  it('where more changed since the last run than one run looks at', async () => {
    await check();
    expect(await alarms()).toEqual([]);
    system.clock.advance(11 * minute);
    // The places of this run: everything so far is behind them.
    await check();
    for (let number = 0; number < 3; number += 1) await system.createDeposit(shop, 5_000_000n);
    await check({ ...large, changes: 2 });
    const details = { unchecked: 0, changes: 1, entries: 0 };
    expect(await alarms()).toMatchObject([{ kind: 'CHECKS_INCOMPLETE', details }]);
    await check();
    expect(await alarms()).toEqual([]);
  });

  it('where a check fails or ends without a result, and the others have theirs', async () => {
    await system.run((tx) => tx.execute(sql`alter table lease rename to lease_away`));
    const broken = await check();
    await system.run((tx) => tx.execute(sql`alter table lease_away rename to lease`));
    expect(broken).toEqual(['leases-have-open-deposit']);
    expect(await resultOf('leases-have-open-deposit')).toMatchObject({ state: 'UNCHECKED' });
    const details = { unchecked: 1, changes: 0, entries: 0 };
    expect(await alarms()).toMatchObject([{ kind: 'CHECKS_INCOMPLETE', details }]);
    await check();
    expect(await alarms()).toEqual([]);
  });

  it('where the run itself fails, and the next one is tried all the same', async () => {
    await system.run((tx) => scheduleInvariantCheck(tx, system.clock.now()));
    await system.run((tx) => tx.execute(sql`alter table invariant_cursor rename to cursor_away`));
    while (await runNextCall(system.context));
    await system.run((tx) => tx.execute(sql`alter table cursor_away rename to invariant_cursor`));
    expect(await alarms()).toMatchObject([{ details: { unchecked: invariants.length } }]);
    system.clock.advance(5 * minute);
    while (await runNextCall(system.context));
    expect(await alarms()).toEqual([]);
    await system.run((tx) => tx.delete(job).where(eq(job.key, invariantCheckKey)));
  });

  it('and a result of half an hour ago is none', async () => {
    await check();
    const states = async () => {
      const { checks } = await system.run((tx) => readBoard(tx, system.clock.now()));
      return new Set(checks.map(({ state }) => state));
    };
    expect(await states()).toEqual(new Set(['HOLDS']));
    system.clock.advance(31 * minute);
    expect(await states()).toEqual(new Set(['UNCHECKED']));
    await check();
  });
});

describe('a run looks at what changed and at a slice', () => {
  const small: RunSizes = { ...runSizes, changes: 1, slice: 1, accounts: 1, entries: 2 };
  const invoiceCount = async () =>
    Number((await system.query(sql`select count(*) from invoice`))[0]?.['count']);

  // RUN-261
  it('finds an old violation when the slice comes by, and keeps it in sight', async () => {
    await tamper(setStatus(done.invoiceId, 'PENDING'));
    const runs = (await invoiceCount()) + 1;
    const found: boolean[] = [];
    for (let run = 0; run < runs + 2; run += 1) {
      found.push((await check(small)).includes('booked-is-done'));
    }
    const first = found.indexOf(true);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(runs);
    expect(found.slice(first)).not.toContain(false);
    await tamper(setStatus(done.invoiceId, 'DONE'));
    expect(await check(small)).not.toContain('booked-is-done');
  });

  // RUN-262
  it('counts all entries in slices, and finds one that was changed long ago', async () => {
    const few: RunSizes = { ...runSizes, accounts: 4, entries: 4 };
    system.clock.advance(day);
    const accounts = Number(
      (await system.query(sql`select count(*) from ledger_account`))[0]?.['count'],
    );
    const entries = Number((await system.query(sql`select count(*) from entry`))[0]?.['count']);
    const round = async () => {
      const found = new Set<string>();
      for (let run = 0; run < (accounts + entries) / 4; run += 1) {
        // The account whose last count is the oldest comes next.
        system.clock.advance(1);
        for (const id of await check(few)) found.add(id);
      }
      return found.has('balances-match-entries');
    };
    expect(await round()).toBe(false);
    const [reached] = await system.query(sql`select
      (select value::bigint from invariant_cursor where name = 'posting')
        = (select max(id) from posting) as postings,
      (select value::bigint from invariant_cursor where name = 'event')
        = (select max(id) from invoice_event) as events`);
    expect(reached).toEqual({ postings: true, events: true });
    await tamper(
      entryOf(done.invoiceId, 'fees', 1),
      entryOf(done.invoiceId, 'merchant_balance', -1),
    );
    expect(await round()).toBe(true);
    await tamper(
      entryOf(done.invoiceId, 'fees', -1),
      entryOf(done.invoiceId, 'merchant_balance', 1),
    );
    await round();
    expect(await check(large)).not.toContain('balances-match-entries');
  });
});

describe('the job of the checks', () => {
  const jobs = () =>
    system.run((tx) => tx.select().from(job).where(eq(job.key, invariantCheckKey)));

  // RUN-261
  it('is there once, runs every five minutes, and at once when a person wants it', async () => {
    const { clock, context } = system;
    const operator = await system.operator();
    await system.runDueJobs();
    await system.run((tx) => scheduleInvariantCheck(tx, clock.now()));
    await system.run((tx) => scheduleInvariantCheck(tx, clock.now()));
    expect((await jobs()).length).toBe(1);
    // Two servers look at the queue at the same time.
    const began = await Promise.all([runNextCall(context), runNextCall(context)]);
    expect(began.filter(Boolean)).toHaveLength(1);
    const nextAt = new Date(clock.now().getTime() + 5 * minute);
    expect(await jobs()).toMatchObject([{ runAt: nextAt, claimedUntil: null }]);
    expect(await runNextCall(context)).toBe(false);
    await system.run((tx) => requestCheck(tx, operator, clock.now()));
    const board = () => system.run((tx) => readBoard(tx, clock.now()));
    expect(await board()).toMatchObject({ isRunning: true });
    await system.run((tx) => requestCheck(tx, operator, clock.now()));
    expect(await runNextCall(context)).toBe(true);
    expect(await runNextCall(context)).toBe(false);
    expect(await board()).toMatchObject({ isRunning: false, nextRunDate: nextAt.toISOString() });
  });

  // RUN-261
  it('leaves the database to a run that is under way', async ({ skip }) => {
    const { database } = system.context;
    // The embedded database has one connection for all.
    if (database.kind === 'embedded') skip();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const other = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invariants.check'))`);
      begin();
      await isOver;
    });
    await hasBegun;
    expect(await checkInvariants(database, system.clock.now())).toBeUndefined();
    end();
    await other;
  });
});

// RUN-263
it('an alarm that a person closes is opened again while the invariant is broken', async () => {
  const id = 'booked-is-done';
  const operator = { ...(await system.operator()), testDashboard: true };
  await tamper(setStatus(done.invoiceId, 'PENDING'));
  await check();
  const [alarm] = await openAlarms(id);
  if (!alarm) throw new Error('there is no alarm');
  const which = { status: 'IN_PROCESS', kind: undefined, isMine: false } as const;
  const page = { ...which, page: 0, size: 50 };
  const seen = async (staff: typeof operator) =>
    (await system.run((tx) => listNotifications(tx, staff, page))).data.map((each) => each.id);
  expect(await seen(operator)).toContain(alarm.id);
  const permissions = operator.permissions.filter((each) => each !== 'audit.read');
  expect(await seen({ ...operator, permissions })).not.toContain(alarm.id);
  const closing = { staff: operator, id: alarm.id, now: system.clock.now() };
  await system.run((tx) => closeNotification(tx, closing));
  await check();
  expect(await openAlarms(id)).toEqual([]);
  await system.pass(60 * minute);
  expect(await openAlarms(id)).toMatchObject([
    { details: { closedBefore: closing.now.toISOString() } },
  ]);
  await tamper(setStatus(done.invoiceId, 'DONE'));
  await check();
  expect(await openAlarms(id)).toEqual([]);
});
