import type { InvoiceId } from '@tiyin/domain/ids';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNextJob } from '../../src/background/due-jobs.ts';
import { ProblemError } from '../../src/problem.ts';
import { runNextCall } from '../test-app.ts';
import { cancelAs } from './cancel-as.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

/** Sequence numbers in the order in which the receiver got them, by invoice. */
const received = new Map<string, number[]>();

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem({
    callOut: ({ body }) => {
      const { invoiceId, sequence } = readCallback(body);
      received.set(invoiceId, [...(received.get(invoiceId) ?? []), sequence]);
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
  steps = payoutSteps(system);
});
afterAll(() => system.close());

/** How long the search for a counterexample may take, in ms. */
const searchMs = 40_000;

/** Few amounts, so that lives meet: on leases, on limits, on one balance. The endings are the sandbox's. */
const amount = fc.constantFrom(1_000_000n, 1_000_001n, 1_000_002n, 1_000_003n, 1_500_000n);
const off = fc.constantFrom(0n, 0n, 0n, 0n, -10n, 10n);
const someTime = fc.constantFrom(second, 3 * second, 30 * second, minute, 15 * minute, 61 * minute);

const paying = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('complete' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('report' as const), off }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refuse' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: someTime }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
);
const withdrawing = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ask' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('complete' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('paid' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refused' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('retry' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: someTime }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
);
/** The actions of staff on either. */
const byHand = fc.oneof(
  fc.record({
    does: fc.constant('move' as const),
    to: fc.constantFrom(...invoiceStatuses.map(({ code }) => code)),
  }),
  fc.record({ does: fc.constant('change' as const), amount }),
);
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Action = Of<typeof paying> | Of<typeof byHand>;
type PayoutAction = Of<typeof withdrawing> | Of<typeof byHand>;

function lifeOf(paid: fc.Arbitrary<Action>, paidOut: fc.Arbitrary<PayoutAction>) {
  return fc.oneof(
    fc.record({
      flow: fc.constant('deposit' as const),
      amount,
      actions: fc.array(paid, { minLength: 3, maxLength: 10 }),
    }),
    fc.record({
      flow: fc.constant('withdrawal' as const),
      amount,
      actions: fc.array(paidOut, { minLength: 3, maxLength: 10 }),
    }),
  );
}
type Life = Of<ReturnType<typeof lifeOf>>;

const life = lifeOf(paying, withdrawing);
const handledLife = lifeOf(
  fc.oneof({ weight: 4, arbitrary: paying }, { weight: 1, arbitrary: byHand }),
  fc.oneof({ weight: 4, arbitrary: withdrawing }, { weight: 1, arbitrary: byHand }),
);

// LEDGER-10, LEDGER-14
it('the books hold, however many lives run into each other at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 8, maxLength: 16 }),
      fc.boolean(),
      (lives, isRetried) => live(lives, isRetried, expectNoLimitExceeded),
    ),
    { numRuns: 15, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);

it('the books hold, too, while people move them and change their amounts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(handledLife, { minLength: 8, maxLength: 16 }),
      fc.boolean(),
      (lives, isRetried) => live(lives, isRetried),
    ),
    { numRuns: 15, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);

/** Lives all lives at once, ends what is open, and holds the books against what must be true. */
async function live(
  lives: readonly Life[],
  isRetried: boolean,
  expectBefore: (shop: Shop) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await steps.autoRetry(isRetried ? 'true' : 'false');
  const shop = await system.shop({
    accounts: [{ limit: 6_000_000n }, { limit: 9_000_000n, priority: 2 }],
    callbackUrl: 'https://shop.test/callbacks',
  });
  await steps.earn(shop, 4_000_000n);
  const begun: (() => Promise<void>)[] = [];
  for (const each of lives) {
    if (each.flow === 'deposit') {
      const deposit = await system.createDeposit(shop, each.amount);
      begun.push(() => liveDeposit(deposit, each.actions));
    } else {
      const withdrawal = await steps.createWithdrawal(shop, each.amount);
      begun.push(() => liveWithdrawal(withdrawal, each.actions));
    }
  }
  await Promise.all(begun.map((goOn) => goOn()));
  await expectBefore(shop);
  await system.runDueJobs();
  await system.expectBooksHold();
  for (const sequences of received.values()) {
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  }
  expect(system.loggedErrors).toEqual([]);
}

async function liveDeposit(deposit: Deposit, actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    await bearable(async () => {
      switch (action.does) {
        case 'ask':
          return system.requestRequisites(deposit, { amount: action.amount });
        case 'complete':
          return system.complete(deposit);
        case 'report':
          return report(deposit, action.off);
        case 'refuse':
          return system.refuse(deposit);
        case 'cancel':
          return cancelAs.merchant(system, deposit);
        case 'move':
          return system.move(deposit, action.to);
        case 'change':
          return steps.changeAmount(deposit.invoiceId, action.amount);
        default:
          return anybody(action);
      }
    });
  }
}

async function liveWithdrawal(
  withdrawal: Deposit,
  actions: readonly PayoutAction[],
): Promise<void> {
  const { invoiceId } = withdrawal;
  for (const action of actions) {
    await bearable(async () => {
      switch (action.does) {
        case 'complete':
          return steps.complete(withdrawal);
        case 'paid':
        case 'refused':
          return sayOfSome(action.does, invoiceId);
        case 'retry':
          return steps.retry(invoiceId);
        case 'cancel':
          return cancelAs.merchant(system, withdrawal);
        case 'ask':
          return system.requestRequisites(withdrawal, { amount: action.amount });
        case 'move':
          return system.move(withdrawal, action.to);
        case 'change':
          return steps.changeAmount(invoiceId, action.amount);
        default:
          return anybody(action);
      }
    });
  }
}

/** Of the last payout, where there is one. */
async function sayOfSome(outcome: 'paid' | 'refused', invoiceId: InvoiceId): Promise<void> {
  if ((await steps.payouts(invoiceId)).length > 0) await steps.say(outcome, invoiceId);
}

async function report(deposit: Deposit, difference: bigint): Promise<void> {
  const { accountId, amount: expected } = await system.row(deposit.invoiceId);
  if (accountId !== null) await system.report(deposit, { amount: expected + difference });
}

type ByAnybody = { does: 'wait'; ms: number } | { does: 'work' };

/** Time passes for all; one of many workers does a job or a call that is due. */
async function anybody(action: ByAnybody): Promise<void> {
  if (action.does === 'wait') system.clock.advance(action.ms);
  else if (!(await runNextJob(system.context))) await runNextCall(system.context);
}

/** A problem is an answer that callers must live with; any other error is a defect. */
async function bearable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function expectNoLimitExceeded({ merchantId }: Shop): Promise<void> {
  const exceeded = await system.query(sql`
    select pa.id, pa.limit, sum(l.amount) from payment_account pa
    join lease l on l.account_id = pa.id and l.held_until is null
    join invoice i on i.id = l.invoice_id
    where i.merchant_id = ${merchantId}
    group by pa.id having sum(l.amount) > pa.limit`);
  expect(exceeded).toEqual([]);
}

function readCallback(body: string): { invoiceId: InvoiceId; sequence: number } {
  const { invoiceId, sequence } = JSON.parse(body);
  return { invoiceId, sequence };
}
