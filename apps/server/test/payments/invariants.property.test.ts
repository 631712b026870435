import { type InvoiceStatusCode, invoiceStatuses } from '@tiyin/domain/invoices';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { cancelAs } from './cancel-as.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

/** How long the search for a counterexample may take, in ms. */
const searchMs = 25_000;

const statuses: readonly InvoiceStatusCode[] = invoiceStatuses.map(({ code }) => code);

/** Few invoices and amounts, so that they meet: on leases, on limits, on late money. */
const which = fc.nat({ max: 2 });
const amount = fc.constantFrom(1_000_000n, 1_000_001n, 1_000_002n, 1_000_003n, 1_500_000n);
const someTime = fc.constantFrom(
  second,
  3 * second,
  30 * second,
  15 * minute,
  30 * minute,
  61 * minute,
);

/** The actions as plain data, so that a counterexample can be read. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask'), which, amount }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('complete'), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait'), ms: someTime }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('work') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('report'),
      which,
      off: fc.constantFrom(0n, 0n, 0n, -10n, 10n),
      /** Two numbers make duplicates likely. */
      transfer: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refuse'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constantFrom('merchant', 'customer'), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('move'), which, to: fc.constantFrom(...statuses) }),
  },
);

const amounts = fc.tuple(amount, amount, amount);
const actions = fc.array(action, { minLength: 5, maxLength: 30 });

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** The test's own record of a run, compared with the books. */
type Memory = {
  readonly shop: Shop;
  readonly deposits: Deposit[];
  /** Transfers that were reported, by account and id → amount: the first report of each counts. */
  readonly transfers: Map<string, bigint>;
};

// INVOICE-14, INVOICE-36
it('the books hold, whatever happens to a few deposits in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, actions, async (deposited, done) => {
      const accounts = [{ limit: 4_000_000n }, { priority: 2 }];
      const shop = await system.shop({ accounts, feeFixed: 100n });
      const memory: Memory = { shop, deposits: [], transfers: new Map() };
      for (const ownAmount of deposited)
        memory.deposits.push(await system.createDeposit(shop, ownAmount));
      for (const next of done) await live(next, memory);
      expect(await moneyOf(memory.shop)).toBe(sumOf(memory.transfers));
      await system.runDueJobs();
      await system.expectBooksHold();
      expect(system.loggedErrors).toEqual([]);
    }),
    { numRuns: 60, interruptAfterTimeLimit: searchMs },
  );
}, 60_000);

/** Does one action. A problem is an answer that callers must live with; any other error is a defect. */
async function live(next: Action, memory: Memory): Promise<void> {
  try {
    await act(next, memory);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function act(next: Action, memory: Memory): Promise<void> {
  if ('ms' in next) return system.clock.advance(next.ms);
  if (!('which' in next)) return system.runDueJobs();
  const deposit = memory.deposits[next.which];
  if (!deposit) return;
  if ('amount' in next) await system.requestRequisites(deposit, { amount: next.amount });
  else if ('to' in next) await system.move(deposit, next.to);
  else if ('by' in next) await cancelAs[next.by](system, deposit);
  else if ('off' in next) await report(deposit, next, memory);
  else if (next.does === 'complete') await system.complete(deposit);
  else await system.refuse(deposit);
}

type Report = { readonly off: bigint; readonly transfer: number };

async function report(deposit: Deposit, { off, transfer }: Report, memory: Memory): Promise<void> {
  const { accountId, amount: expected } = await system.row(deposit.invoiceId);
  if (accountId === null) return;
  const transferId = `${deposit.invoiceId}-${transfer}`;
  const key = `${accountId} ${transferId}`;
  if (!memory.transfers.has(key)) memory.transfers.set(key, expected + off);
  await system.report(deposit, { amount: expected + off, transferId });
}

/** The money reported by providers according to the ledger, without the sandbox, in minor units. */
async function moneyOf(shop: Shop): Promise<bigint> {
  const [row] = await system.query(sql`
    select coalesce(sum(t.amount), 0)::text as total from transfer t
    join invoice i on i.id = t.invoice_id
    where i.merchant_id = ${shop.merchantId}
      and t.source = 'provider' and t.reverses_id is null and t.external_id not like 'sbx_%'`);
  return BigInt(String(row?.['total']));
}

function sumOf(transfers: Memory['transfers']): bigint {
  return [...transfers.values()].reduce((sum, amountOfOne) => sum + amountOfOne, 0n);
}
