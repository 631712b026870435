import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { statementSteps } from '../statements/statement-steps.ts';
import { correctionSteps } from './correction-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let corrections: ReturnType<typeof correctionSteps>;
let statements: ReturnType<typeof statementSteps>;
let refunds: ReturnType<typeof refundSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
  corrections = correctionSteps(system);
  statements = statementSteps(system);
  refunds = refundSteps(system);
});
afterAll(() => system.close());

/** How long the search for a counterexample may take, in ms. */
const searchMs = 30_000;

/** Few deposits, amounts and ids, so that they meet. */
const which = fc.nat({ max: 2 });
const amount = fc.constantFrom(1_000_000n, 1_000_002n, 1_500_000n);
const off = fc.constantFrom(0n, 0n, -10n, 10n, -400_000n, 500_000n, 1_000_000n);
const place = fc.nat({ max: 2 });
const part = fc.constantFrom(1n, 2n, 3n);
const reference = fc.nat({ max: 4 });
const outcome = fc.constantFrom('paid' as const, 'refused' as const);
const to = fc.constantFrom('DONE' as const, 'ERROR' as const, 'CANCELED' as const, 'NEW' as const);
const ms = fc.constantFrom(second, 15 * minute, 61 * minute, 24 * 60 * minute);

const does = <D extends string>(name: D) => fc.constant(name);
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: does('ask'), which, amount }) },
  { weight: 1, arbitrary: fc.record({ does: does('complete'), which }) },
  { weight: 4, arbitrary: fc.record({ does: does('report'), which, off, reference }) },
  { weight: 3, arbitrary: fc.record({ does: does('stray'), amount, reference }) },
  { weight: 2, arbitrary: fc.record({ does: does('vouch'), which, amount, reference }) },
  { weight: 3, arbitrary: fc.record({ does: does('assign'), which, place }) },
  { weight: 3, arbitrary: fc.record({ does: does('takeBack'), place }) },
  { weight: 4, arbitrary: fc.record({ does: does('giveBack'), which, part }) },
  { weight: 2, arbitrary: fc.record({ does: does('giveTransferBack'), place, part }) },
  { weight: 4, arbitrary: fc.record({ does: does('reportReturn'), outcome }) },
  { weight: 2, arbitrary: fc.record({ does: does('refund'), which, part }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('line'), amount, reference, isDebit: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('move'), which, to }) },
  { weight: 1, arbitrary: fc.record({ does: does('topUp'), amount }) },
  { weight: 3, arbitrary: fc.record({ does: does('wait'), ms }) },
  { weight: 3, arbitrary: fc.record({ does: does('work') }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const lives = fc.record({
  isTest: fc.boolean(),
  actions: fc.array(action, { minLength: 10, maxLength: 40 }),
});

// LEDGER-753
it('figures are those of the entries, whatever is returned, taken back, vouched for and stated', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ({ isTest, actions }) => {
      const providerKind = isTest ? 'sandbox' : 'manual';
      const shop = await system.shop({ isTest, providerKind });
      const deposits: Deposit[] = [];
      for (let made = 0; made < 3; made += 1) {
        deposits.push(await system.createDeposit(shop, 1_000_000n));
      }
      const [overpaid] = deposits;
      if (overpaid) await system.requestRequisites(overpaid);
      if (overpaid) await system.report(overpaid, { amount: 1_600_000n });
      for (const next of actions) await live(next, shop, deposits);
      for (const wait of [0, 25 * 60 * minute, 2 * 60 * minute]) {
        await system.pass(wait);
        await system.expectBooksHold();
        await corrections.expectFiguresOfEntries(shop, isTest);
      }
      expect(system.loggedErrors).toEqual([]);
    }),
    { numRuns: 12, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);

/** Does one action. A problem is an answer that callers must live with; any other error is a defect. */
async function live(next: Action, shop: Shop, deposits: readonly Deposit[]): Promise<void> {
  try {
    const deposit = 'which' in next ? deposits[next.which] : undefined;
    await (deposit ? actOn(deposit, next, shop) : act(next, shop));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function actOn(deposit: Deposit, next: Action, shop: Shop): Promise<void> {
  const { invoiceId } = deposit;
  switch (next.does) {
    case 'ask':
      await system.requestRequisites(deposit, { amount: next.amount });
      return;
    case 'complete':
      await system.complete(deposit);
      return;
    case 'report': {
      const row = await system.row(invoiceId);
      const money = { amount: row.amount + next.off, transferId: idOf(shop, next.reference) };
      if (row.accountId !== null) await system.report(deposit, money);
      return;
    }
    case 'vouch':
      await transfers.vouch({ ...moneyOf(shop, next), named: deposit });
      return;
    case 'assign': {
      const id = await corrections.transfer(shop, next.place, true);
      if (id !== undefined) await transfers.assign(id, deposit);
      return;
    }
    case 'giveBack':
      return corrections.giveBack({ invoiceId }, next.part);
    case 'refund':
      await refunds.refund(deposit, (await system.row(invoiceId)).amount / next.part);
      return;
    case 'move':
      return system.move(deposit, next.to);
    default:
  }
}

async function act(next: Action, shop: Shop): Promise<void> {
  const { accountId } = moneyOf(shop);
  switch (next.does) {
    case 'stray':
      await transfers.take(moneyOf(shop, next));
      return;
    case 'takeBack': {
      const id = await corrections.transfer(shop, next.place);
      if (id !== undefined) await transfers.takeBack(id);
      return;
    }
    case 'giveTransferBack': {
      const transferId = await corrections.transfer(shop, next.place, true);
      if (transferId !== undefined) await corrections.giveBack({ transferId }, next.part);
      return;
    }
    case 'reportReturn':
      return corrections.reportReturn(shop, next.outcome);
    case 'line': {
      const stated = next.isDebit ? -next.amount : next.amount;
      const line = {
        day: corrections.today(),
        amount: stated,
        reference: idOf(shop, next.reference),
      };
      await statements.importLines(accountId, [line]);
      return;
    }
    case 'topUp':
      return statements.move(accountId, 'TOP_UP', next.amount);
    case 'wait':
      return system.clock.advance(next.ms);
    case 'work':
      return system.runDueJobs();
    default:
  }
}

/** An id of the bank, which reports and lines of a shop share. */
const idOf = ({ merchantId }: Shop, number: number) => `bank-${merchantId}-${number}`;

type Reported = { readonly amount: bigint; readonly reference: number };

function moneyOf(
  shop: Shop,
  { amount: reported, reference: number }: Reported = { amount: 0n, reference: 0 },
) {
  const [accountId] = shop.accountIds;
  if (accountId === undefined) throw new Error('the shop has no account');
  return { accountId, amount: reported, transferId: idOf(shop, number) };
}
