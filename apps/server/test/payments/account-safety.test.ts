import { asId, type AccountId, type FormId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLimit } from '../../src/payments/accounts/account-limit.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { reportByStaff } from '../../src/payments/transfers/report-by-staff.ts';
import { ProblemError } from '../../src/problem.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let operator: PersonRow;
beforeAll(async () => {
  system = await openTestSystem();
  payouts = payoutSteps(system);
  operator = await system.operator();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const accountOf = ({ accountIds }: Shop): AccountId => accountIds[0] ?? asId<AccountId>(0);

function move(shop: Shop, direction: 'SWEEP' | 'TOP_UP', amount: bigint) {
  const base = { staff: operator, accountId: accountOf(shop), comment: 'As agreed' };
  const command = {
    ...base,
    direction,
    amount: minorUnits(amount),
    expectedVersion: undefined,
    now: system.clock.now(),
  };
  return system.run((tx) => moveAccountMoney(tx, command));
}

const openKinds = async (shop: Shop) => {
  const rows = await system.query(sql`select kind from notification
    where subject = ${`account:${accountOf(shop)}`} and closed_at is null`);
  return rows.map(({ kind }) => kind);
};

// LEDGER-202
describe('a sweep', () => {
  it('leaves what payouts under way will take', async () => {
    const shop = await system.shop();
    await payouts.earn(shop, 10_000_000n);
    const invoiceId = await payouts.payOut(shop, 4_000_000n);
    await expect(move(shop, 'SWEEP', 6_000_001n)).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    await move(shop, 'SWEEP', 6_000_000n);
    await payouts.say('paid', invoiceId);
    expect(await openKinds(shop)).toEqual([]);
  });

  it('takes all once the payout is known to have failed', async () => {
    const shop = await system.shop();
    await payouts.earn(shop, 10_000_000n);
    const invoiceId = await payouts.payOut(shop, 4_000_000n);
    await payouts.say('refused', invoiceId);
    await move(shop, 'SWEEP', 10_000_000n);
    expect(await openKinds(shop)).toEqual([]);
  });
});

// LEDGER-203
it('an account below zero is a notification until it is covered again', async () => {
  const shop = await system.shop();
  await payouts.earn(shop, 10_000_000n);
  const invoiceId = await payouts.payOut(shop, 4_000_000n);
  await payouts.say('refused', invoiceId);
  await move(shop, 'SWEEP', 10_000_000n);
  // The provider refused it first and paid all the same: a person books it.
  await payouts.say('paid', invoiceId);
  await system.move({ formId: asId<FormId>(''), invoiceId, amount: 4_000_000n }, 'DONE');
  expect(await openKinds(shop)).toEqual(['ACCOUNT_BELOW_ZERO']);
  await move(shop, 'TOP_UP', 4_000_000n);
  expect(await openKinds(shop)).toEqual([]);
});

function keepApart(shop: Shop, checkUniqueAmount: boolean) {
  const change = { limit: minorUnits(2_000_000_000_000n), priority: 1, checkUniqueAmount };
  const command = { staff: operator, accountId: accountOf(shop), change };
  const now = system.clock.now();
  return system.run((tx) => changeLimit(tx, { ...command, expectedVersion: undefined, now }));
}

// LEDGER-204
describe('an account that keeps amounts apart again', () => {
  it('keeps the amount of a new deposit reserved for it', async () => {
    const shop = await system.shop({ accounts: [{ checkUniqueAmount: false }] });
    const first = await system.createDeposit(shop, 1_000_000n);
    expect(await system.requestRequisites(first)).toBeDefined();
    await keepApart(shop, true);
    expect(
      await system.requestRequisites(await system.createDeposit(shop, 1_000_000n)),
    ).toBeUndefined();
    await system.report(first);
    expect(await system.status(first)).toBe('DONE');
  });

  it('is refused while two deposits wait for one amount', async () => {
    const shop = await system.shop();
    const deposits = [
      await system.createDeposit(shop, 1_000_000n),
      await system.createDeposit(shop, 1_000_000n),
    ];
    const [first, second] = deposits;
    if (!first || !second) throw new Error('nothing was created');
    await system.requestRequisites(first);
    await keepApart(shop, false);
    expect(await system.requestRequisites(second)).toBeDefined();
    await expect(keepApart(shop, true)).rejects.toMatchObject({
      code: 'not_allowed',
      errors: [{ path: '/checkUniqueAmount' }],
    });
    await system.report(second);
    await keepApart(shop, true);
    expect(
      await system.requestRequisites(await system.createDeposit(shop, 1_000_000n)),
    ).toBeUndefined();
  });
});

// LEDGER-205
describe('a reported amount', () => {
  const report = (shop: Shop, amount: bigint, externalId: string) =>
    system.run((tx) =>
      reportByStaff(tx, {
        staff: { ...operator, permissions: ['people.account', 'invoice.status.change'] },
        accountId: accountOf(shop),
        amount: minorUnits(amount),
        externalId,
        comment: 'By the bank',
        invoiceId: undefined,
        now: system.clock.now(),
      }),
    );

  it('that no transfer can have is refused, and nothing is posted', async () => {
    const shop = await system.shop();
    const refused = await report(shop, 9_007_199_254_740_991n, 'typo').catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ProblemError);
    expect(refused).toMatchObject({ status: 422, errors: [{ path: '/amount' }] });
    const rows = await system.query(
      sql`select id from transfer where account_id = ${accountOf(shop)}`,
    );
    expect(rows).toEqual([]);
  });

  it('of the largest transfer is taken', async () => {
    const shop = await system.shop();
    expect(await report(shop, 1_000_000_000_000n, 'large')).toBeGreaterThan(0);
  });
});
