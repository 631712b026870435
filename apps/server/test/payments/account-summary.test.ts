import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readAccountSummary,
  suspenseOfAccount,
} from '../../src/payments/accounts/account-summary.ts';
import { listAccountMoney } from '../../src/payments/accounts/list-account-money.ts';
import { listAccounts } from '../../src/payments/accounts/list-accounts.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { rowsOf } from '../plan-rows.ts';
import { watchQueries } from '../query-log.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, minute, openTestSystem, second } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

const limit = 20_000_000n;

let system: TestSystem;
let shop: Shop;
let accountId: AccountId;
let quietId: AccountId;

/** A deposit of each kind, of different amounts, which the sandbox does not pay by itself. */
async function fill(): Promise<void> {
  const shown = async (amount: bigint) => {
    system.clock.advance(second);
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    return deposit;
  };
  const unpaid = await shown(1_700_003n);
  await system.complete(unpaid);
  await system.pass(61 * minute);
  const paid = await shown(5_000_003n);
  await system.report(paid);
  const over = await shown(3_000_003n);
  await system.report(over, { amount: 3_050_003n });
  await shown(1_300_003n);
  await system.pass(15 * minute);
  await shown(2_000_003n);
  await system.complete(await shown(1_500_003n));
  const short = await shown(1_200_003n);
  await system.report(short, { amount: 1_000_003n });
  await transferSteps(system).take({ accountId, amount: 70_000n });
  const payouts = payoutSteps(system);
  await payouts.payOut(shop, 600_000n);
  const done = await payouts.payOut(shop, 400_000n);
  await payouts.say('paid', done);
  const staff = await system.operator();
  const sweep = {
    staff,
    accountId,
    direction: 'SWEEP',
    amount: minorUnits(100_000n),
    comment: 'Bank',
  } as const;
  const now = system.clock.now();
  await system.run((tx) => moveAccountMoney(tx, { ...sweep, expectedVersion: undefined, now }));
}

beforeAll(async () => {
  system = await openTestSystem();
  shop = await system.shop({
    accounts: [
      { limit, priority: 2 },
      { limit: 0n, priority: 0 },
    ],
  });
  [accountId = asId<AccountId>(0), quietId = asId<AccountId>(0)] = shop.accountIds;
  await fill();
});
afterAll(() => system.close());

const summary = async (id: AccountId) => {
  const staff = await system.operator();
  return system.run((tx) =>
    readAccountSummary(tx, { staff, accountId: id, now: system.clock.now() }),
  );
};

const money = async (page: number, size: number) => {
  const staff = await system.operator();
  return system.run((tx) => listAccountMoney(tx, { staff, accountId, page, size }));
};

async function single(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await system.query(query);
  return Number(Object.values(row ?? {})[0]);
}

describe('the summary of an account', () => {
  // OFFICE-310
  it('has each figure that the ledger and the rows have', async () => {
    const came = 5_000_003 + 3_050_003 + 1_000_003 + 70_000;
    const found = await summary(accountId);
    expect(found).toMatchObject({
      isTest: true,
      balance: came - 400_000 - 100_000,
      otherBalance: 0,
      limit: Number(limit),
      // The open one, the pending one, and the rest of the short one.
      expected: 2_000_003 + 1_500_003 + 200_000,
      openDeposits: { count: 3, amount: 2_000_003 + 1_500_003 + 200_000 },
      payouts: { count: 1, amount: 600_000 },
      // The excess, the short payment and the unmatched transfer.
      suspense: { count: 3, amount: 50_000 + 1_000_003 + 70_000 },
      pausedDate: null,
    });
    expect(found.balance).toBe(
      await single(sql`select -sum(entry.amount) from entry
        join ledger_account on ledger_account.id = entry.account_id
        where ledger_account.payment_account_id = ${accountId}`),
    );
    expect(found.suspense.amount).toBe(
      await single(sql`select sum(entry.amount) from entry
        join ledger_account on ledger_account.id = entry.account_id
        where ledger_account.kind = 'suspense'`),
    );
  });

  it('counts leases in their grace as live, until it ends', async () => {
    const now = system.clock.now().toISOString();
    const found = await summary(accountId);
    // The expired one is in its grace; the declined one is not any more.
    expect(found.liveLeases.count).toBeGreaterThan(found.openDeposits.count);
    expect(found.liveLeases).toEqual({
      count: await single(sql`select count(*) from lease where account_id = ${accountId}
        and (held_until is null or held_until > ${now}::timestamptz)`),
      amount: await single(sql`select sum(amount) from lease where account_id = ${accountId}
        and (held_until is null or held_until > ${now}::timestamptz)`),
    });
  });

  it('shows how the last deposits ended, the newest first, and leaves out open ones', async () => {
    const { lastDeposits, unpaidInARow } = await summary(accountId);
    expect(lastDeposits.map(({ outcome }) => outcome)).toEqual([
      'CANCELED',
      'PAID',
      'PAID',
      'UNPAID',
    ]);
    // Money came after it.
    expect(unpaidInARow).toBe(0);
  });

  it('is all zeros for an account without money', async () => {
    const nothing = { count: 0, amount: 0 };
    expect(await summary(quietId)).toMatchObject({
      balance: 0,
      expected: 0,
      limit: 0,
      openDeposits: nothing,
      liveLeases: nothing,
      payouts: nothing,
      suspense: nothing,
      lastDeposits: [],
    });
  });

  it('is 404 for an account that does not exist', async () => {
    await expect(summary(asId<AccountId>(999_999))).rejects.toMatchObject({ status: 404 });
  });
});

describe('the money of an account', () => {
  // OFFICE-311
  it('has transfers and payouts with their states, newest first, in pages', async () => {
    const all = await money(0, 10);
    expect(all.total).toBe(6);
    expect(all.data.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ...all.data.slice(0, 3).map(({ kind, amount, state }) => [kind, amount, state]),
      ['transfer', 1_000_003, 'ASSIGNED'],
      ['transfer', 3_050_003, 'ASSIGNED'],
      ['transfer', 5_000_003, 'ASSIGNED'],
    ]);
    expect(
      all.data
        .slice(0, 3)
        .map(({ kind, amount, state }) => `${kind} ${amount} ${state}`)
        .toSorted(),
    ).toEqual(['payout -400000 PAID', 'payout -600000 UNDER_WAY', 'transfer 70000 UNMATCHED']);
    const pages = [await money(0, 4), await money(1, 4)];
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
    const unmatched = all.data.find(({ state }) => state === 'UNMATCHED');
    expect(unmatched?.invoiceId).toBeNull();
  });
});

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = watchQueries(() => {
    count += 1;
  });
  try {
    await work();
  } finally {
    stop();
  }
  return count;
}

describe('the list of accounts', () => {
  const list = (sort: 'most_used' | 'least_used' | 'newest' | 'oldest', size = 10) =>
    system.run((tx) => listAccounts(tx, { page: 0, size, search: undefined, sort }));
  const own = (data: readonly { id: AccountId }[]) =>
    data.map(({ id }) => id).filter((id) => id === accountId || id === quietId);

  // OFFICE-312
  it('has the balance, the use of the limit and the pools of each account', async () => {
    const { balance, expected } = await summary(accountId);
    const { data } = await list('newest', 100);
    expect(data.find(({ id }) => id === accountId)).toMatchObject({
      balance,
      expected,
      limit: Number(limit),
      pools: ['A pool'],
      pausedDate: null,
    });
  });

  it('is sorted by age, or by the used share of the limit, and a limit of zero is full', async () => {
    expect(own((await list('newest', 100)).data)).toEqual([quietId, accountId]);
    expect(own((await list('oldest', 100)).data)).toEqual([accountId, quietId]);
    expect(own((await list('most_used', 100)).data)).toEqual([quietId, accountId]);
    expect(own((await list('least_used', 100)).data)).toEqual([accountId, quietId]);
  });

  it('takes the same number of statements for one account and for all', async () => {
    const one = await queriesOf(() => list('newest', 1));
    const all = await queriesOf(() => list('newest', 100));
    expect(all).toBe(one);
  });
});

// LEDGER-321
it('the suspense of an account reads no transfer of a deposit that has none', async () => {
  const read = async (others: number) => {
    let plan: unknown;
    const undone = system.run(async (tx) => {
      await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`);
      await tx.execute(sql`insert into transfer (account_id, external_id, source, amount, invoice_id, created_at)
        select ${accountId}, 'booked-' || n, 'provider', 100, gen_random_uuid(), now()
        from generate_series(1, ${others}::int) n`);
      await tx.execute(sql`analyze transfer`);
      plan = await tx.execute(sql`explain (analyze, format json) ${suspenseOfAccount(accountId)}`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return rowsOf('transfer', plan);
  };
  expect(await read(5000)).toBe(await read(500));
});
