import { minorUnits } from '@tiyin/domain/money';
import type { AccountId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { issueRequisites } from '../../src/payments/form/issue-requisites.ts';
import { during } from './during.ts';
import { humo } from './shop.ts';
import { supportCodeOf } from './test-system-rows.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The customer's request for requisites, in a given transaction. */
async function issue(tx: Tx, { formId, amount }: Deposit): Promise<void> {
  const request = { formId, amount: minorUnits(amount), paymentMethodId: humo };
  const { secrets } = system.context;
  const code = await supportCodeOf(tx, formId);
  await issueRequisites(tx, { ...request, supportCode: code, secrets, now: system.clock.now() });
}

// ROUTING-400
describe('requisites while an account is being taken', () => {
  beforeEach(({ skip }) => {
    // One connection: nothing waits for a lock.
    if (system.context.database.kind === 'embedded') skip();
  });

  const hold = (id: AccountId | undefined) => (tx: Tx) =>
    tx.execute(sql`select id from payment_account where id = ${id ?? 0} for no key update`);

  it('are of another account of the same priority, and nobody waits', async () => {
    const shop = await system.shop({ accounts: [{}, {}, { priority: -1 }] });
    const deposit = await system.createDeposit(shop, 1_000_000n);
    const { accountId } = await during(system.run, hold(shop.accountIds[0]), async () => {
      await system.requestRequisites(deposit);
      return system.row(deposit.invoiceId);
    });
    expect(accountId).toBe(shop.accountIds[1]);
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      details: { routing: [{ accountId, outcome: 'chosen' }] },
    });
  });

  it('wait for it where its priority is higher', async () => {
    const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
    const deposit = await system.createDeposit(shop, 1_000_000n);
    const { requested } = await during(system.run, hold(shop.accountIds[0]), async () => ({
      requested: system.requestRequisites(deposit),
    }));
    await requested;
    expect((await system.row(deposit.invoiceId)).accountId).toBe(shop.accountIds[0]);
  });

  it('lock the account that they take, and no other', async () => {
    const shop = await system.shop({ accounts: times(4, () => ({})) });
    const deposits = [];
    for (const index of times(4, (each) => each)) {
      deposits.push(await system.createDeposit(shop, 1_000_000n + BigInt(index)));
    }
    // Each waits for the others to have theirs before it commits.
    const all = Promise.withResolvers<void>();
    let taken = 0;
    await Promise.all(
      deposits.map((deposit) =>
        during(
          system.run,
          async (tx) => {
            await issue(tx, deposit);
            taken += 1;
            if (taken === deposits.length) all.resolve();
          },
          () => all.promise,
        ),
      ),
    );
    const rows = await Promise.all(deposits.map(({ invoiceId }) => system.row(invoiceId)));
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(4);
  });
});
