import { randomUUID } from 'node:crypto';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { createPayout } from '../../src/payments/withdrawals/create-payout.ts';
import { runPayoutRetry } from '../../src/payments/withdrawals/retry-payout.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, payeeCard } from './test-system.ts';
import { takeReport } from './take-report.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let operator: PersonRow;
let shop: Shop;
let accountId: AccountId;

beforeAll(async () => {
  system = await openTestSystem();
  payouts = payoutSteps(system);
  operator = await system.operator();
});
beforeEach(async () => {
  shop = await system.shop();
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  await payouts.earn(shop, 400_000_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const lockAccounts = (tx: Tx) => tx.execute(sql`select id from payment_account for no key update`);

async function waitUntilBlocked(): Promise<void> {
  const isBlocked = async () => {
    const [row] = await system.query(sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
    return row?.['count'] === 1;
  };
  await expect.poll(isBlocked).toBe(true);
}

/** Does work while the payment accounts are locked; returns whether it waits for them with a balance locked. */
async function locksBalanceFirst(work: () => Promise<unknown>): Promise<boolean> {
  const blocked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = system.run(async (tx) => {
    await lockAccounts(tx);
    locked.resolve();
    await blocked.promise;
  });
  await locked.promise;
  const working = work();
  try {
    await waitUntilBlocked();
    const free = await system.query(sql`select id from ledger_account for update skip locked`);
    const all = await system.query(sql`select id from ledger_account`);
    return free.length < all.length;
  } finally {
    blocked.resolve();
    await holder;
    await working;
  }
}

// LEDGER-201
describe('work that waits for a payment account holds no balance', () => {
  beforeEach(({ skip }) => {
    // One connection: nothing waits for a lock.
    if (system.context.database.kind === 'embedded') skip();
  });

  it('when a payout is made', async () => {
    expect(await locksBalanceFirst(() => payouts.payOut(shop, 1_000_000n))).toBe(false);
  });

  it('when the customer of a withdrawal says where to', async () => {
    const withdrawal = await payouts.createWithdrawal(shop, 1_000_000n);
    expect(await locksBalanceFirst(() => payouts.complete(withdrawal))).toBe(false);
  });

  it('when a person retries a declined withdrawal', async () => {
    const invoiceId = await payouts.payOut(shop, 1_000_000n);
    await payouts.say('refused', invoiceId);
    expect(await locksBalanceFirst(() => payouts.retry(invoiceId))).toBe(false);
  });

  it('when a refused withdrawal is tried again by itself', async () => {
    await payouts.autoRetry('true');
    const invoiceId = await payouts.payOut(shop, 1_000_000n);
    await payouts.say('refused', invoiceId);
    await payouts.autoRetry('false');
    const retry = { invoiceId, round: 1, attempt: 2 };
    const now = system.clock.now();
    expect(await locksBalanceFirst(() => system.run((tx) => runPayoutRetry(tx, retry, now)))).toBe(
      false,
    );
  });

  it('when a part of a deposit comes, and its rest is leased', async () => {
    const { invoiceId, amount } = await shownDeposit(1_000_003n);
    const now = system.clock.now();
    const money = {
      invoiceId,
      accountId,
      externalId: 'part',
      amount: minorUnits(amount - 1n),
      now,
    };
    expect(await locksBalanceFirst(() => system.run((tx) => takeReport(tx, money)))).toBe(false);
    expect((await system.row(invoiceId)).status).toBe('PENDING');
  });

  it('when a person sweeps an account', async () => {
    expect(await locksBalanceFirst(() => system.run((tx) => sweep(tx, 1n)))).toBe(false);
  });
});

async function shownDeposit(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

const sweep = (tx: Tx, amount: bigint) => movement(tx, 'SWEEP', amount);

function movement(tx: Tx, direction: 'SWEEP' | 'TOP_UP', amount: bigint) {
  const now = system.clock.now();
  const comment = 'As agreed';
  const command = {
    staff: operator,
    accountId,
    direction,
    amount: minorUnits(amount),
    comment,
    now,
  };
  return moveAccountMoney(tx, { ...command, expectedVersion: undefined });
}

// LEDGER-201
describe('reports, payouts, sweeps and top-ups of one account at once', () => {
  it('never wait for each other in a ring', async () => {
    const deposits: Deposit[] = [];
    for (let number = 0; number < 24; number += 1) {
      deposits.push(await shownDeposit(1_000_000n + BigInt(number)));
    }
    let works = 0;
    let tries = 0;
    /** Work that loses against other work is run again: then there are more tries than works. */
    const run = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
      works += 1;
      await system.run((tx) => {
        tries += 1;
        return work(tx);
      });
    };
    const now = system.clock.now();
    const report = async (): Promise<void> => {
      for (let next = deposits.pop(); next; next = deposits.pop()) {
        const { invoiceId, amount } = next;
        const money = {
          invoiceId,
          accountId,
          externalId: randomUUID(),
          amount: minorUnits(amount),
          now,
        };
        await run((tx) => takeReport(tx, money));
      }
    };
    const payOut = async (): Promise<void> => {
      for (let number = 0; number < 6; number += 1) await run((tx) => payOneOut(tx, now));
    };
    const moveMoney = async (): Promise<void> => {
      for (let number = 0; number < 6; number += 1) {
        await run((tx) => movement(tx, 'TOP_UP', 1_000n));
        await run((tx) => sweep(tx, 1_000n));
      }
    };
    await Promise.all(
      [report, report, report, payOut, payOut, payOut, moveMoney].map((work) => work()),
    );
    expect(works).toBe(24 + 18 + 12);
    expect(tries).toBe(works);
  });
});

function payOneOut(tx: Tx, now: Date) {
  return createPayout(tx, {
    customer: { externalId: 'u-1' },
    merchantId: shop.merchantId,
    terminalId: shop.payoutTerminalId,
    amount: minorUnits(1_000_000n),
    merchantInvoiceId: randomUUID(),
    paymentMethodName: 'Humo',
    credential: payeeCard,
    secrets: system.context.secrets,
    now,
  });
}
