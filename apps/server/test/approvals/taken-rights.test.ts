import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { type AccountId, asId, type PersonId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdChanges } from '../../src/approvals/hold-changes.ts';
import { accountMovement, person, rate } from '../../src/db/schema.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { during } from '../payments/during.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { waitUntilBlocked } from '../payments/wait-until-blocked.ts';
import { done, invitationOf, joined, makeRole } from '../staff/people-actors.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
afterAll(() => system.close());

const decides = ['merchant.rw.all', 'merchant.read', 'approval.decide'] as const;

// PEOPLE-549
it('nobody approves who lost the right while the approval waited for other changes', async ({
  skip,
}) => {
  // One connection: nothing waits for a lock.
  if (system.context.database.kind === 'embedded') skip();
  const role = await makeRole(steps.requester, 'Decides', decides);
  const lost = await joined(system, steps.approver, invitationOf('lost', null, [role]));
  const gone = await joined(system, steps.approver, invitationOf('gone', null, [role]));
  await steps.setRule({ kind: 'MOVEMENT', currency: 'UZS', threshold: 1_000 });
  const { id, accountId } = await waitingTopUp();
  const approving = await during(system.run, holdChanges, async () => {
    const answers = [steps.approve(id, lost.call), steps.approve(id, gone.call)];
    await waitUntilBlocked(system, answers.length);
    await change(lost.id, { permissions: ['merchant.rw.all', 'merchant.read'] });
    const disabled = { method: 'POST', url: `/api/v1/person/${gone.id}/disable` } as const;
    await done(steps.requester({ ...disabled, body: { reason: 'Left the company' } }), 200);
    return answers;
  });
  for (const answer of await Promise.all(approving)) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  }
  expect((await steps.row(id)).status).toBe('PENDING');
  expect(await movementsOf(accountId)).toBe(0);
  expect((await steps.approve(id)).statusCode).toBe(200);
  expect(await movementsOf(accountId)).toBe(1);
  await system.expectBooksHold();
});

// PEOPLE-263
it('a settlement whose requester came to another merchant is not made, and its request ends', async () => {
  await steps.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000 });
  await system.run((tx) =>
    tx.insert(rate).values({ currency: 'UZS', perUsdt: 1_280_000n, setAt: system.clock.now() }),
  );
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const other = await system.shop({ isTest: false });
  await payoutSteps(system).earn(shop, 5_000_000n);
  const settles = ['merchant.rw.all', 'merchant.read', 'settlement.create'] as const;
  const role = await makeRole(steps.requester, 'Settles', settles);
  const moved = await joined(system, steps.requester, invitationOf('moved', null, [role]));
  const requested = await moved.call({
    method: 'POST',
    url: '/api/v1/settlement',
    body: { terminalId: shop.terminalId, baseAmount: 1_280_000, settlementAmount: 1_000_000 },
  });
  expect(requested.statusCode, requested.body).toBe(202);
  const { id } = requested.json<ApprovalRequestedAnswer>().approval;
  await change(moved.id, {
    merchantId: other.merchantId,
    permissions: ['merchant.read', 'settlement.create'],
  });
  const answer = await steps.approve(id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'approval_stale']);
  expect((await steps.row(id)).status).toBe('STALE');
  expect(await system.balance(shop, 'merchant_balance')).toBe(4_925_000n);
});

/** A top-up of a production account that waits for a second person. */
async function waitingTopUp() {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const answer = await steps.requester({
    method: 'POST',
    url: `/api/v1/people/account/${accountId}/movement`,
    body: { direction: 'TOP_UP', amount: 500_000, comment: 'Cash from the till' },
  });
  expect(answer.statusCode, answer.body).toBe(202);
  return { accountId, id: answer.json<ApprovalRequestedAnswer>().approval.id };
}

const movementsOf = (accountId: AccountId) =>
  system.run((tx) => tx.$count(accountMovement, eq(accountMovement.accountId, accountId)));

const change = (id: number, columns: Partial<typeof person.$inferInsert>) =>
  system.run((tx) =>
    tx
      .update(person)
      .set(columns)
      .where(eq(person.id, asId<PersonId>(id))),
  );
