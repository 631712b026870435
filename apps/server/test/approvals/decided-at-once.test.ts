import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { type AccountId, type ApprovalId, asId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expireApproval } from '../../src/approvals/expire-approval.ts';
import type { Caller, TestRequest } from '../callers.ts';
import { officeSteps } from '../payments/office-steps.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { invitationOf, joined, makeRole } from '../staff/people-actors.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let third: Caller;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
  const decides = ['merchant.rw.all', 'merchant.read', 'approval.decide'] as const;
  const role = await makeRole(steps.requester, 'Decides', decides);
  third = (await joined(system, steps.approver, invitationOf('third', null, [role]))).call;
  await officeSteps(system).rate('UZS');
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const reason = 'Seen at the bank';
const payee = { credential: payeeCard };
const day = 24 * 60 * 60_000;

/** Each kind of request that moves money, with the query that counts how often it was made. */
const kinds = {
  REFUND: async (shop: Shop) => {
    const { invoiceId } = await refundSteps(system).paidDeposit(shop, 3_000_000n);
    return {
      request: post('/api/v1/invoice/refund', { invoiceId, amount: 2_000_000, reason, payee }),
      made: sql`select count(*)::int as made from invoice where refund_of = ${invoiceId}`,
    };
  },
  RETURN: async ({ accountIds }: Shop) => {
    const accountId = accountIds[0] ?? asId<AccountId>(0);
    const { transfer } = await transferSteps(system).take({ accountId, amount: 777_000n });
    const body = { amount: 777_000, reason, payee };
    return {
      request: post(`/api/v1/transfer/${transfer.id}/return`, body),
      made: sql`select count(*)::int as made from money_return where transfer_id = ${transfer.id}`,
    };
  },
  MOVEMENT: (shop: Shop) => {
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const body = { direction: 'TOP_UP', amount: 500_000, comment: reason };
    return Promise.resolve({
      request: post(`/api/v1/people/account/${accountId}/movement`, body),
      made: sql`select count(*)::int as made from account_movement where account_id = ${accountId}`,
    });
  },
  SETTLEMENT: ({ terminalId }: Shop) => {
    const body = { terminalId, baseAmount: 1_280_000, settlementAmount: 1_000_000 };
    return Promise.resolve({
      request: post('/api/v1/settlement', body),
      made: sql`select count(*)::int as made from settlement where terminal_id = ${terminalId}`,
    });
  },
} as const;

function post(url: string, body: object): TestRequest {
  return { method: 'POST', url, body };
}

// PEOPLE-263
it.each(['REFUND', 'RETURN', 'MOVEMENT', 'SETTLEMENT'] as const)(
  'two who approve, one who rejects, the requester and the end of its time at once leave one outcome: %s',
  async (kind) => {
    await steps.setRule({ kind, currency: 'UZS', threshold: 1_000 });
    for (let round = 0; round < 6; round += 1) {
      const shop = await system.shop({ isTest: false, providerKind: 'manual' });
      await payoutSteps(system).earn(shop, 9_000_000n);
      const { request, made } = await kinds[kind](shop);
      const answer = await steps.requester(request);
      expect(answer.statusCode, answer.body).toBe(202);
      const { id } = answer.json<ApprovalRequestedAnswer>().approval;
      const [own, ...answers] = await Promise.all([
        steps.approve(id, steps.requester),
        ...inTurn(round, [
          () => steps.approve(id),
          () => steps.approve(id, third),
          () => steps.reject(id, third),
          ...(round % 3 === 2 ? [() => expire(id)] : []),
        ]),
      ]);
      expect(own.json().code).toBe('own_approval');
      const { status } = await steps.row(id);
      const outcomes = answers.flatMap((each) => {
        if (!each) return [];
        if (each.statusCode === 200) return [each.json().data.status];
        expect([each.statusCode, each.json().code]).toEqual([409, 'approval_decided']);
        return [];
      });
      expect(outcomes).toEqual(status === 'EXPIRED' ? [] : [status]);
      expect(await system.query(made)).toEqual([{ made: status === 'APPROVED' ? 1 : 0 }]);
    }
  },
);

/** Begins all at once, in another order each round. */
function inTurn<T>(round: number, works: readonly (() => Promise<T>)[]): Promise<T>[] {
  const first = round % works.length;
  return [...works.slice(first), ...works.slice(0, first)].map((work) => work());
}

async function expire(id: string): Promise<undefined> {
  const { secrets } = system.context;
  const now = new Date(system.clock.now().getTime() + day);
  await system.run((tx) => expireApproval(tx, { id: asId<ApprovalId>(id), secrets, now }));
}
