import { asId, type AccountId, type PayoutId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runPayoutWindow } from '../../src/payments/withdrawals/payout-window.ts';
import { ProblemError } from '../../src/problem.ts';
import { payoutSteps } from './payout-steps.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The result of each: the invoice's id, or the code of the problem. */
const endsOf = (works: readonly Promise<string>[]) =>
  Promise.all(
    works.map((work) =>
      work.catch((error: unknown) => {
        if (error instanceof ProblemError) return error.code;
        throw error;
      }),
    ),
  );

// LEDGER-22
it('of twelve payouts at once a balance covers as many as it can, and is never overdrawn', async () => {
  const shop = await system.shop();
  await steps.earn(shop, 4_000_000n);
  const ends = await endsOf(times(12, () => steps.payOut(shop, 1_000_000n)));
  expect(ends.filter((end) => end === 'insufficient_funds')).toHaveLength(9);
  // 3 940 000 less three times 1 015 000.
  expect(await system.balance(shop, 'merchant_balance')).toBe(895_000n);
  expect(await system.balance(shop, 'merchant_reserve')).toBe(3_045_000n);
});

// ROUTING-35
it('of twelve payouts at once an account takes as many as what stands on it covers', async () => {
  const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
  // The balance comes from the second account, which is switched off then.
  await steps.earn(shop, 3_000_000n);
  await system.run((tx) => tx.execute(sql`update payment_account set priority = -priority`));
  await steps.earn(shop, 30_000_000n);
  await system.run((tx) =>
    tx.execute(
      sql`update payment_account set is_enabled = false where id = ${shop.accountIds[1] ?? asId<AccountId>(0)}`,
    ),
  );
  const ends = await endsOf(times(12, () => steps.payOut(shop, 1_000_000n)));
  const statuses = await Promise.all(ends.map(async (id) => (await system.row(asId(id))).status));
  expect(statuses.filter((status) => status === 'IN_PROGRESS')).toHaveLength(3);
  expect(statuses.filter((status) => status === 'DECLINED')).toHaveLength(9);
});

it('five completes of one withdrawal send it once', async () => {
  const shop = await system.shop();
  await steps.earn(shop, 4_000_000n);
  const withdrawal = await steps.createWithdrawal(shop, 1_000_000n);
  await Promise.all(times(5, () => steps.complete(withdrawal)));
  expect(await steps.payouts(withdrawal.invoiceId)).toHaveLength(1);
  expect(await system.postings(withdrawal)).toHaveLength(1);
});

it('five Retries of one withdrawal send it once more', async () => {
  const shop = await system.shop();
  await steps.earn(shop, 4_000_000n);
  const invoiceId = await steps.payOut(shop, 1_000_000n);
  await steps.say('refused', invoiceId);
  const ends = await endsOf(
    times(5, async () => {
      await steps.retry(invoiceId);
      return 'retried';
    }),
  );
  expect(ends.toSorted()).toEqual([...times(4, () => 'not_retryable'), 'retried']);
  expect(await steps.payouts(invoiceId)).toHaveLength(2);
});

it('paid, refused and unknown at the same moment leave one defined end', async () => {
  const rounds = times(6, async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const invoiceId = await steps.payOut(shop, 1_000_000n);
    const [payout] = await steps.payouts(invoiceId);
    const payoutId = payout?.id ?? asId<PayoutId>('');
    const now = new Date(system.clock.now().getTime() + 60 * minute);
    await Promise.all([
      steps.say('paid', invoiceId, payoutId),
      steps.say('refused', invoiceId, payoutId),
      system.run((tx) => runPayoutWindow(tx, payoutId, now)),
    ]);
    return (await system.row(invoiceId)).status;
  });
  for (const status of await Promise.all(rounds)) expect(['DONE', 'ERROR']).toContain(status);
});
