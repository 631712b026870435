import { randomUUID } from 'node:crypto';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { foldBalances } from '../../src/background/fold-balances.ts';
import {
  holdEntries,
  ledgerAccountId,
  ledgerBalance,
  lockedBalance,
} from '../../src/payments/ledger/accounts.ts';
import { ProblemError } from '../../src/problem.ts';
import { during } from './during.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';
import { takeReport } from './take-report.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  payouts = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const balance = (shop: Shop) => system.balance(shop, 'merchant_balance');

const deltas = async (): Promise<number> => {
  const [row] = await system.query(sql`select count(*)::int as rows from ledger_delta`);
  return Number(row?.['rows']);
};

async function shown(shop: Shop, amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  expect(await system.requestRequisites(deposit)).toBeDefined();
  return deposit;
}

/** The provider's report of a deposit's money, in a given transaction. */
async function reportIn(tx: Tx, { invoiceId, amount }: Deposit): Promise<void> {
  const [row] = await tx.execute<{ id: number }>(
    sql`select account_id as id from invoice where id = ${invoiceId}`,
  );
  await takeReport(tx, {
    invoiceId,
    accountId: asId<AccountId>(row?.id ?? 0),
    externalId: randomUUID(),
    amount: minorUnits(amount),
    now: system.clock.now(),
  });
}

const book = { currency: 'UZS', isTest: true } as const;

/** How many transactions wait for another. */
async function waiting(): Promise<unknown> {
  const [row] = await system.query(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return row?.['count'];
}

const isEmbedded = () => system.context.database.kind === 'embedded';

// LEDGER-400
it('a balance is the true one before and after deltas are folded', async () => {
  const shop = await system.shop();
  await payouts.earn(shop, 1_000_000n);
  await payouts.earn(shop, 2_000_000n);
  expect(await deltas()).toBeGreaterThan(0);
  expect(await balance(shop)).toBe(2_955_000n);
  await system.fold();
  expect(await deltas()).toBe(0);
  expect(await balance(shop)).toBe(2_955_000n);
  const [stored] = await system.query(sql`select balance::text from ledger_account
    where kind = 'merchant_balance' and merchant_id = ${shop.merchantId}`);
  expect(stored).toEqual({ balance: '2955000' });
});

// LEDGER-401
describe('while a transaction is not committed', () => {
  it('that adds to a balance, others add to it and take from it what is there', async ({
    skip,
  }) => {
    if (isEmbedded()) skip();
    const shop = await system.shop({ accounts: [{}] });
    await payouts.earn(shop, 2_000_000n);
    const [first, second] = [await shown(shop, 5_000_000n), await shown(shop, 5_000_100n)];
    await during(
      system.run,
      (tx) => reportIn(tx, first),
      async () => {
        await system.report(second);
        expect(await balance(shop)).toBe(6_895_098n);
        await system.fold();
        expect(await balance(shop)).toBe(6_895_098n);
        // Of the money that is not committed nothing is paid out.
        await expect(payouts.payOut(shop, 7_000_000n)).rejects.toMatchObject({
          code: 'insufficient_funds',
        });
        await payouts.payOut(shop, 1_000_000n);
        expect(await balance(shop)).toBe(5_880_098n);
      },
    );
    expect(await balance(shop)).toBe(10_805_098n);
  });

  it('that takes from a balance, others add to it, and nobody else takes from it', async ({
    skip,
  }) => {
    if (isEmbedded()) skip();
    const shop = await system.shop({ accounts: [{}] });
    await payouts.earn(shop, 2_000_000n);
    const deposit = await shown(shop, 5_000_000n);
    const name = { kind: 'merchant_balance', merchantId: shop.merchantId } as const;
    const seen = await during(
      system.run,
      (tx) => lockedBalance(tx, name, book),
      async () => {
        await system.report(deposit);
        // Folding leaves what is held for the next time, and waits for nobody.
        await system.fold();
        expect(await deltas()).toBeGreaterThan(0);
        let isPaid = false;
        const payout = payouts.payOut(shop, 6_000_000n).then(() => {
          isPaid = true;
        });
        await expect.poll(waiting).toBe(1);
        expect(isPaid).toBe(false);
        return { payout };
      },
    );
    // It judged what came while it waited, too.
    await seen.payout;
    expect(await balance(shop)).toBe(805_000n);
    await system.fold();
    expect(await deltas()).toBe(0);
  });
});

// LEDGER-401
it('of many deposits, payouts and folds at once none is lost, and no balance is overdrawn', async () => {
  const shop = await system.shop({ accounts: times(8, () => ({})) });
  await payouts.earn(shop, 3_000_000n);
  const deposits: Deposit[] = [];
  for (const index of times(32, (each) => each)) {
    deposits.push(await shown(shop, 1_000_000n + BigInt(index) * 100n));
  }
  const came = deposits.reduce(
    (sum, { amount }) => sum + amount - (amount * 15n + 500n) / 1000n,
    0n,
  );
  let isOver = false;
  let lowest = 0n;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const found = await balance(shop);
      if (found < lowest) lowest = found;
    }
  };
  const fold = async (): Promise<void> => {
    while (!isOver) await system.run((tx) => foldBalances(tx, system.clock.now()));
  };
  const payOut = async (): Promise<void> => {
    for (let number = 0; number < 10; number += 1) {
      await payouts.payOut(shop, 1_000_000n).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'insufficient_funds') return;
        throw error;
      });
    }
  };
  const report = async (): Promise<void> => {
    for (let next = deposits.pop(); next; next = deposits.pop()) await system.report(next);
  };
  const aside = [watch(), fold(), fold()];
  try {
    await Promise.all([report, report, report, payOut, payOut, payOut].map((work) => work()));
  } finally {
    isOver = true;
    await Promise.all(aside);
  }
  expect(lowest).toBe(0n);
  const reserved = await system.balance(shop, 'merchant_reserve');
  expect(reserved).toBeGreaterThan(0n);
  expect(await balance(shop)).toBe(2_955_000n + came - reserved);
  await system.fold();
  expect(await deltas()).toBe(0);
  expect(await balance(shop)).toBe(2_955_000n + came - reserved);
});

// LEDGER-400
it('a fold that is cut off in the middle changes nothing, and the next one folds all', async () => {
  const shop = await system.shop();
  await payouts.earn(shop, 1_000_000n);
  const before = await deltas();
  const cut = system.run(async (tx) => {
    await foldBalances(tx, system.clock.now());
    if (isEmbedded()) throw new Error('cut off');
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  // By the server's words, or by the socket, where reading or writing notices first.
  await expect(cut).rejects.toThrow(/terminat|cut off|ECONNRESET|EPIPE/);
  expect(await deltas()).toBe(before);
  expect(await balance(shop)).toBe(985_000n);
  await system.fold();
  expect(await deltas()).toBe(0);
  expect(await balance(shop)).toBe(985_000n);
});

// LEDGER-264
it('who closes a day waits for the postings under way', async ({ skip }) => {
  if (isEmbedded()) skip();
  const shop = await system.shop({ accounts: [{}] });
  await payouts.earn(shop, 1_000_000n);
  const deposit = await shown(shop, 2_000_000n);
  const name = {
    kind: 'payment_account',
    paymentAccountId: shop.accountIds[0] ?? asId(0),
  } as const;
  const seen = await during(
    system.run,
    (tx) => reportIn(tx, deposit),
    async () => {
      const held = system.run(async (tx) => {
        await holdEntries(tx, await ledgerAccountId(tx, name, book));
        return ledgerBalance(tx, name, book);
      });
      await expect.poll(waiting).toBe(1);
      return { held };
    },
  );
  expect((await seen.held).amount).toBe(-3_000_000n);
});

// LEDGER-402
it('money of two transactions that know nothing of each other brings an account near its limit', async ({
  skip,
}) => {
  if (isEmbedded()) skip();
  const shop = await system.shop({ accounts: [{ limit: 2_000_000n }] });
  await payouts.earn(shop, 100_000n);
  const [first, second] = [await shown(shop, 850_000n), await shown(shop, 860_000n)];
  const near = () =>
    system.query(sql`select closed_at is null as open from notification
      where kind = 'ACCOUNT_NEAR_LIMIT' and subject = ${`account:${shop.accountIds[0] ?? 0}`}`);
  await during(
    system.run,
    (tx) => reportIn(tx, first),
    async () => {
      await system.report(second);
      await system.fold();
    },
  );
  expect(await near()).toEqual([]);
  await system.fold();
  expect(await near()).toEqual([{ open: true }]);
});
