import { randomUUID } from 'node:crypto';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { approval } from '../../src/db/schema.ts';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { waitUntilBlocked } from '../payments/wait-until-blocked.ts';
import { invitationOf, invite, makeRole } from '../staff/people-actors.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  // What the payee got in the test before is not of the last 24 hours any more (PEOPLE-534).
  system.clock.advance(25 * 60 * 60_000);
  steps = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'Seen at the bank';
const statusesOf = async (answers: readonly ReturnType<typeof steps.requester>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

async function openDeposit(amount: bigint) {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

// PEOPLE-526
it('parts of a refund that are sent at once count together', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  await payoutSteps(system).earn(shop, 9_000_000n);
  const { invoiceId } = await refundSteps(system).paidDeposit(shop, 3_000_000n);
  const body = { invoiceId, amount: 300_000, reason, payee: { credential: payeeCard } };
  const parts = Array.from({ length: 6 }, () =>
    steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body }),
  );
  const statuses = await statusesOf(parts);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 202, 409, 409, 409, 409]);
});

// PEOPLE-521
it('forms of one deposit whose payees are named at once count together', async () => {
  const { pay, forms } = await refundForms();
  await Promise.all(forms.map((form) => pay.complete(form)));
  expect((await steps.list(steps.approver)).data).toHaveLength(2);
  const paid = await Promise.all(forms.map(({ invoiceId }) => pay.payouts(invoiceId)));
  expect(paid.flat()).toEqual([]);
});

// PEOPLE-521
it('a form that is opened again while the payee of another one is named counts with it', async ({
  skip,
}) => {
  // One connection: nothing waits for a lock.
  if (system.context.database.kind === 'embedded') skip();
  const { pay, forms } = await refundForms();
  const [first, second] = forms;
  await system.run((tx) => cancelForm(tx, { ...second, now: system.clock.now() }));
  const release = await holdAccounts();
  // Judged alone, and not committed before the accounts are free.
  const paying = pay.complete(first);
  await waitUntilBlocked(system, 1);
  const opening = steps.requestMove(second, 'NEW');
  await waitUntilBlocked(system, 2);
  await release();
  const [, opened] = await Promise.all([paying, opening]);
  expect(opened.statusCode, opened.body).toBe(200);
  await pay.complete(second);
  expect(await pay.payouts(first.invoiceId)).toHaveLength(1);
  expect(await pay.payouts(second.invoiceId)).toHaveLength(0);
  expect((await steps.list(steps.approver)).data).toMatchObject([
    { subject: { id: second.invoiceId } },
  ]);
});

// PEOPLE-534
it.for(['refund', 'return'] as const)(
  'a form that names a payee while a person gives money to it counts with that: %s',
  async (kind, { skip }) => {
    // One connection: nothing waits for a lock.
    if (system.context.database.kind === 'embedded') skip();
    const give = refundSteps(system);
    const pay = payoutSteps(system);
    await pay.earn(shop, 9_000_000n);
    const other = await give.paidDeposit(shop, 1_100_000n);
    const form = await give.refundByForm(await give.paidDeposit(shop, 1_000_000n), 300_000n);
    await system.requestRequisites(form);
    await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
    await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 400_000 });
    const { transfer } = await transferSteps(system).take({
      accountId: shop.accountIds[0] ?? asId<AccountId>(0),
      amount: 777_000n,
    });
    const giving = {
      refund: { url: '/api/v1/invoice/refund', of: { invoiceId: other.invoiceId } },
      return: { url: `/api/v1/transfer/${transfer.id}/return`, of: {} },
    }[kind];
    const payee = { credential: payeeCard };
    const body = { ...giving.of, amount: 150_000, reason, payee };
    const release = await holdAccounts();
    // Begins to be judged first, and is made last.
    const given = steps.requester({ method: 'POST', url: giving.url, body });
    await waitUntilBlocked(system, 1);
    const named = pay.complete(form);
    await waitUntilBlocked(system, 2);
    await release();
    const [answer] = await Promise.all([given, named]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await pay.payouts(form.invoiceId)).toEqual([]);
    expect((await steps.list(steps.approver, '?view=toDecide')).data).toMatchObject([
      { subject: { id: form.invoiceId } },
    ]);
  },
);

/** Two forms that give back more than the threshold together, each less. */
async function refundForms() {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const give = refundSteps(system);
  const pay = payoutSteps(system);
  await pay.earn(shop, 9_000_000n);
  const deposit = await give.paidDeposit(shop, 1_000_000n);
  const first = await give.refundByForm(deposit, 300_000n);
  const second = await give.refundByForm(deposit, 300_000n);
  await system.requestRequisites(first);
  await system.requestRequisites(second);
  return { pay, forms: [first, second] as const };
}

/** Holds all payment accounts until the result is called. */
async function holdAccounts(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = system.run(async (tx) => {
    await tx.execute(sql`select id from payment_account for no key update`);
    held.resolve();
    await free.promise;
  });
  await held.promise;
  return () => {
    free.resolve();
    return holder;
  };
}

// PEOPLE-526
it('what is made is what was judged: not with an amount that is raised at the same time', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 200_000 });
  for (let round = 0; round < 5; round += 1) {
    const deposit = await openDeposit(150_000n + BigInt(round) * 1_000n);
    const amount = 5_000_000 + round * 1_000;
    await statusesOf([
      steps.requestMove(deposit, 'DONE'),
      steps.requester({
        method: 'PATCH',
        url: '/api/v1/invoice/amount',
        body: { invoiceId: deposit.invoiceId, amount, reason },
      }),
    ]);
    const [row] = await system.query(
      sql`select status, amount from invoice where id = ${deposit.invoiceId}`,
    );
    expect(row?.['status'] === 'DONE' && Number(row['amount']) > 200_000).toBe(false);
  }
});

// PEOPLE-526
it('parts of the money of a deposit that are reported at once count together', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 300_000 });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const deposit = await openDeposit(450_000n);
  const report = () =>
    steps.requester({
      method: 'POST',
      url: '/api/v1/transfer',
      body: {
        accountId,
        amount: 225_000,
        transferId: randomUUID(),
        comment: reason,
        invoiceId: deposit.invoiceId,
      },
    });
  expect(new Set(await statusesOf([report(), report()]))).toEqual(new Set([201, 202]));
});

// PEOPLE-526
it('a role does not become one that decides while it is given to a person', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 0 });
  const plain = await makeRole(steps.requester, 'Plain', ['merchant.rw.all', 'merchant.read']);
  const { person } = await invite(steps.requester, invitationOf('second', null, [plain]));
  const put = (url: string, body: object) => steps.requester({ method: 'PUT', url, body });
  for (let round = 0; round < 8; round += 1) {
    const name = `Empty ${round}`;
    const empty = await makeRole(steps.requester, name, ['merchant.read']);
    const permissions = ['merchant.read', 'approval.decide'];
    const statuses = await statusesOf([
      put(`/api/v1/role/${empty}`, { name, permissions }),
      put(`/api/v1/person/${person.id}/role`, { roleIds: [plain, empty] }),
    ]);
    expect(statuses).toContain(202);
    await system.run((tx) => tx.delete(approval));
  }
});
