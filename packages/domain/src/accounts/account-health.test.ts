import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  type HealthFacts,
  type UnpaidClaim,
  judgeAccountHealth,
  limitUsePercent,
} from './account-health.ts';

/** A claim at each of these times. */
const claims = (...times: readonly number[]) =>
  times.map((claimedAt, index) => ({
    invoiceId: `invoice-${index}-${claimedAt}`,
    customer: `customer-${claimedAt}`,
    address: null,
    claimedAt,
  }));
/** The same claims, all of one customer or from one address. */
const sharing = (shared: Partial<UnpaidClaim>, ...times: readonly number[]) =>
  claims(...times).map((claim) => ({ ...claim, ...shared }));
const pool = { name: 'Cards', pausesAccounts: true, pauseAfter: 3, paidElsewhereAt: 100 };
const one = { customer: 'one' };
const household = { address: 'one' };
const sick: HealthFacts = {
  unpaidClaims: claims(10, 20, 30),
  paidAt: null,
  resumedAt: null,
  pools: [pool],
};

describe('an account is paused', () => {
  // ROUTING-250
  test.each<[string, Partial<HealthFacts>, boolean]>([
    ['by as many claims in a row as its pool says', {}, true],
    ['not by one fewer', { unpaidClaims: claims(10, 20) }, false],
    ['not by claims before its last money', { paidAt: 10 }, false],
    ['by as many after its last money', { paidAt: 9 }, true],
    ['not by a run that late money broke', { paidAt: 50 }, false],
    ['not by claims from before it was resumed', { resumedAt: 11 }, false],
    ['by as many since it was resumed', { resumedAt: 10 }, true],
    ['not while no other account was paid', { pools: [{ ...pool, paidElsewhereAt: null }] }, false],
    [
      'not where others were paid before the run only',
      { pools: [{ ...pool, paidElsewhereAt: 9 }] },
      false,
    ],
    ['where another was paid during it', { pools: [{ ...pool, paidElsewhereAt: 10 }] }, true],
    ['not where its pool does not', { pools: [{ ...pool, pausesAccounts: false }] }, false],
    ['not in no pool', { pools: [] }, false],
    [
      'by the one of its pools whose rule is met',
      { pools: [{ ...pool, pauseAfter: 4 }, pool] },
      true,
    ],
    // ROUTING-320
    ['not by one customer, however often', { unpaidClaims: sharing(one, 10, 20, 30, 40) }, false],
    ['not from one address', { unpaidClaims: sharing(household, 10, 20, 30, 40) }, false],
    ['not by two customers', { unpaidClaims: [...sharing(one, 10, 20, 30), ...claims(40)] }, false],
    [
      'by as many customers, also where one claimed again',
      { unpaidClaims: [...sharing(one, 10, 20, 30), ...claims(40, 50)] },
      true,
    ],
    [
      'not where others were paid before the customers that count',
      {
        unpaidClaims: [...sharing(one, 10, 20, 30), ...claims(40, 50)],
        pools: [{ ...pool, paidElsewhereAt: 29 }],
      },
      false,
    ],
  ])('%s', (_, change, isPaused) => {
    expect(judgeAccountHealth({ ...sick, ...change }).pausedBy !== undefined).toBe(isPaused);
  });

  it('with the claims that its pool counts, the newest first, one of each customer', () => {
    const [a, b, c, d] = claims(30, 10, 40, 20);
    if (!a || !b || !c || !d) throw new Error('no claims were made');
    const again = { ...c, invoiceId: 'again', claimedAt: 35 };
    const facts = { ...sick, unpaidClaims: [a, b, c, d, again] };
    expect(judgeAccountHealth(facts)).toEqual({
      run: [c, again, a, d, b],
      pausedBy: { pool: 'Cards', claims: [c, a, d] },
    });
  });
});

const time = fc.integer({ min: 0, max: 200 });
const anyFacts: fc.Arbitrary<HealthFacts> = fc.record({
  unpaidClaims: fc.array(time).map((times) => claims(...times)),
  paidAt: fc.option(time),
  resumedAt: fc.option(time),
  pools: fc.array(
    fc.record({
      name: fc.constant('Cards'),
      pausesAccounts: fc.boolean(),
      pauseAfter: fc.integer({ min: 2, max: 6 }),
      paidElsewhereAt: fc.option(time),
    }),
    { maxLength: 3 },
  ),
});

describe('whatever the facts', () => {
  it('no claim of a run is older than the last money or the last resuming', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { claimedAt } of judgeAccountHealth(facts).run) {
          expect(claimedAt).toBeGreaterThan(facts.paidAt ?? -1);
          expect(claimedAt).toBeGreaterThanOrEqual(facts.resumedAt ?? 0);
        }
      }),
    );
  });

  it('money after the last claim, or resuming after it, leaves no run', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(judgeAccountHealth({ ...facts, paidAt: 201 }).run).toEqual([]);
        expect(judgeAccountHealth({ ...facts, resumedAt: 201 }).pausedBy).toBeUndefined();
      }),
    );
  });

  it('the order in which the claims are read does not matter, and more of them never heal', () => {
    fc.assert(
      fc.property(anyFacts, time, (facts, another) => {
        const before = judgeAccountHealth(facts);
        const unpaidClaims = facts.unpaidClaims.toReversed();
        const times = ({ run }: typeof before) => run.map(({ claimedAt }) => claimedAt);
        expect(times(judgeAccountHealth({ ...facts, unpaidClaims }))).toEqual(times(before));
        const more = judgeAccountHealth({
          ...facts,
          unpaidClaims: [...unpaidClaims, ...claims(another)],
        });
        expect(more.run.length).toBeGreaterThanOrEqual(before.run.length);
      }),
    );
  });
});

test.each([
  [0n, 1_000n, 0],
  [-5n, 1_000n, 0],
  [9n, 1_000n, 0],
  [999n, 1_000n, 99],
  [1_000n, 1_000n, 100],
  [1_500n, 1_000n, 150],
  [0n, 0n, 100],
  [1n, 0n, 100],
])('%d of a limit of %d is %d percent', (used, limit, percent) => {
  expect(limitUsePercent(minorUnits(used), minorUnits(limit))).toBe(percent);
});
