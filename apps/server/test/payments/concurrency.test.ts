import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actOnly, once } from '../../src/idempotency/once.ts';
import { runNextJob } from '../../src/background/due-jobs.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Deposits that are created one after the other; what follows happens to all at once. */
async function createDeposits(shop: Shop, amounts: readonly bigint[]): Promise<Deposit[]> {
  const made: Deposit[] = [];
  for (const amount of amounts) made.push(await system.createDeposit(shop, amount));
  return made;
}

const accountsOf = (deposits: readonly Deposit[]) =>
  Promise.all(deposits.map(async ({ invoiceId }) => (await system.row(invoiceId)).accountId));

describe('at the same moment', () => {
  // ROUTING-26
  it('20 deposits of one amount never share an account, and none waits for another in a circle', async () => {
    const shop = await system.shop({ accounts: times(20, (index) => ({ priority: index % 3 })) });
    const deposits = await createDeposits(
      shop,
      times(20, () => 1_000_000n),
    );
    const cards = await Promise.all(deposits.map((deposit) => system.requestRequisites(deposit)));
    expect(new Set(cards).size).toBe(20);
    expect(cards).not.toContain(undefined);
    expect(new Set(await accountsOf(deposits)).size).toBe(20);
  });

  it('more deposits than accounts: each account serves one, the others get none', async () => {
    const shop = await system.shop({ accounts: times(4, () => ({})) });
    const deposits = await createDeposits(
      shop,
      times(20, () => 1_000_000n),
    );
    const cards = await Promise.all(deposits.map((deposit) => system.requestRequisites(deposit)));
    const given = cards.filter((card) => card !== undefined);
    expect(given).toHaveLength(4);
    expect(new Set(given).size).toBe(4);
  });

  // ROUTING-20
  it('a limit for three deposits is filled by exactly three of twelve', async () => {
    const shop = await system.shop({ accounts: [{ limit: 3_000_000n, checkUniqueAmount: false }] });
    const deposits = await createDeposits(
      shop,
      times(12, () => 1_000_000n),
    );
    const cards = await Promise.all(deposits.map((deposit) => system.requestRequisites(deposit)));
    expect(cards.filter((card) => card !== undefined)).toHaveLength(3);
  });

  it('a limit holds while a deposit passes from promised to booked', async () => {
    const rounds = times(8, async () => {
      const shop = await system.shop({ accounts: [{ limit: 1_000_000n }] });
      const [paid, ...hopeful] = await createDeposits(shop, [
        600_000n,
        500_000n,
        510_000n,
        520_000n,
      ]);
      if (!paid) throw new Error('nothing was created');
      await system.requestRequisites(paid);
      const requests = hopeful.map((deposit) => system.requestRequisites(deposit));
      const [, ...cards] = await Promise.all([system.report(paid), ...requests]);
      return cards;
    });
    for (const cards of await Promise.all(rounds)) {
      expect(cards).toEqual([undefined, undefined, undefined]);
    }
  });

  it('two amounts of one form leave it with one open lease', async () => {
    const shop = await system.shop({ accounts: [{}, {}] });
    const [deposit] = await createDeposits(shop, [1_000_000n]);
    if (!deposit) throw new Error('nothing was created');
    await Promise.all([
      system.requestRequisites(deposit, { amount: 1_100_000n }),
      system.requestRequisites(deposit, { amount: 1_200_000n }),
    ]);
    const { amount } = await system.row(deposit.invoiceId);
    const open = await system.query(sql`select amount::text from lease
      where invoice_id = ${deposit.invoiceId} and held_until is null`);
    expect(open).toEqual([{ amount: String(amount) }]);
  });

  // FORM-53
  it('two completes make one job and one event', async () => {
    const [deposit] = await createDeposits(await system.shop(), [1_000_000n]);
    if (!deposit) throw new Error('nothing was created');
    await system.requestRequisites(deposit);
    await Promise.all(times(5, () => system.complete(deposit)));
    const jobs = await system.query(sql`select kind from job
      where payload->>'invoiceId' = ${deposit.invoiceId} and kind <> 'invoice.deadline' order by kind`);
    expect(jobs).toEqual([{ kind: 'deposit.match-window' }, { kind: 'sandbox.deposit' }]);
    expect(await system.events(deposit)).toHaveLength(3);
  });

  // RUN-11
  it('four workers do each job once', async () => {
    await system.pass(3 * second);
    const shop = await system.shop({ accounts: [{ checkUniqueAmount: false }] });
    const deposits = await createDeposits(
      shop,
      times(16, () => 1_000_000n),
    );
    for (const deposit of deposits) {
      await system.requestRequisites(deposit);
      await system.complete(deposit);
    }
    system.clock.advance(3 * second);
    let done = 0;
    const worker = async () => {
      while (await runNextJob(system.context)) done += 1;
    };
    await Promise.all(times(4, worker));
    expect(done).toBe(16);
    for (const deposit of deposits) expect(await system.postings(deposit)).toHaveLength(2);
    expect(await system.balance(shop, 'merchant_balance')).toBe(16n * 985_000n);
    expect(system.loggedErrors).toEqual([]);
  });

  // ROUTING-32
  it('five reports of one transfer count once', async () => {
    const [deposit] = await createDeposits(await system.shop(), [1_000_000n]);
    if (!deposit) throw new Error('nothing was created');
    await system.requestRequisites(deposit);
    const transferId = randomUUID();
    await Promise.all(times(5, () => system.report(deposit, { transferId })));
    expect(await system.postings(deposit)).toHaveLength(2);
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('a person and the money: it is booked once, in either order', async () => {
    const shop = await system.shop({ accounts: [{ checkUniqueAmount: false }] });
    const deposits = await createDeposits(
      shop,
      times(6, () => 1_000_000n),
    );
    for (const deposit of deposits) await system.requestRequisites(deposit);
    const moves = ['DONE', 'CANCELED', 'DONE', 'ERROR', 'DONE', 'DECLINED'] as const;
    const outcomes = await Promise.allSettled(
      deposits.flatMap((deposit, index) => [
        system.move(deposit, moves[index] ?? 'DONE'),
        system.report(deposit),
      ]),
    );
    for (const outcome of outcomes) {
      // The person may find that the money was faster; nothing else may go wrong.
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'status_unchanged' });
      }
    }
    for (const deposit of deposits) {
      const bookings = (await system.postings(deposit)).filter((legs) => 'fees' in legs);
      const isBooked = (await system.status(deposit)) === 'DONE';
      expect(bookings.reduce((sum, { fees }) => sum + (fees ?? 0n), 0n)).toBe(
        isBooked ? 15_000n : 0n,
      );
    }
  });

  it('the deadline and "have paid": one of them wins, and the other knows', async () => {
    const [deposit] = await createDeposits(await system.shop(), [1_000_000n]);
    if (!deposit) throw new Error('nothing was created');
    await system.requestRequisites(deposit);
    system.clock.advance(15 * 60 * second);
    const [completed] = await Promise.allSettled([system.complete(deposit), system.runDueJobs()]);
    expect(completed).toMatchObject({ status: 'rejected', reason: { code: 'form_ended' } });
    expect(await system.status(deposit)).toBe('CANCELED');
  });

  it('two requests under one Idempotency-Key do the work once and get one answer', async () => {
    const { merchantId } = await system.shop();
    const { secrets } = system.context;
    const now = system.clock.now();
    const request = { merchantId, key: 'k-1', body: { amount: 1 }, secrets, now };
    let worked = 0;
    const answers = await Promise.all(
      times(4, () =>
        system.run((tx) =>
          once(
            tx,
            request,
            actOnly(() => {
              worked += 1;
              return Promise.resolve({ id: worked });
            }),
          ),
        ),
      ),
    );
    expect(worked).toBe(1);
    expect(answers.map(({ answer }) => answer)).toEqual(times(4, () => ({ id: 1 })));
    expect(answers.filter(({ isReplayed }) => isReplayed).length).toBe(3);
  });
});
