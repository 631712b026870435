import type { AccountMoneyListAnswer } from '@tiyin/api/types';
import { type AccountId, asId, type ReturnId, type TransferId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyReturn } from '../../src/db/schema.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import { approvalSteps } from '../approvals/approval-steps.ts';
import { invitationOf, joined, makeRole } from '../staff/people-actors.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** To different cards: what one of them gets in a day counts together as well (PEOPLE-534). */
const payees = [payeeCard, '9860120115551307', '9860120115551315'] as const;

const body = (amount: number, payee: 0 | 1 | 2 = 0) => ({
  amount,
  reason: 'The sender asked for it',
  payee: { credential: payees[payee] },
});

/** A part of an unmatched transfer is returned; returns the return, whose money has left. */
async function returned(transferId: TransferId, amount: number, payee?: 0 | 1): Promise<ReturnId> {
  const url = `/api/v1/transfer/${transferId}/return`;
  const answer = await steps.requester({ method: 'POST', url, body: body(amount, payee) });
  expect(answer.statusCode, answer.body).toBe(201);
  const [row] = await system.run((tx) =>
    tx.select().from(moneyReturn).where(eq(moneyReturn.transferId, transferId)),
  );
  const returnId = row?.id ?? asId<ReturnId>('');
  const bank = { returnId, status: 'paid', transferId: `paid-${transferId}` } as const;
  const staff = await system.operator();
  await system.run((tx) => confirmReturn(tx, { staff, ...bank, now: system.clock.now() }));
  return returnId;
}

/** A deposit that has its money, so that more of it is excess. */
async function paidDeposit(amount: bigint) {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.report(deposit);
  return deposit;
}

describe('returns of a transfer whose rest was assigned to a deposit', () => {
  // PEOPLE-20
  it('are seen in the scope of the deposit alone', async () => {
    const permissions = ['transfer.confirm', 'invoice.credentials.read', 'people.account'] as const;
    const role = await makeRole(steps.requester, 'Confirms', permissions);
    const ofOther = invitationOf('of.another', system.shops[0].merchantId, [role]);
    const { call } = await joined(system, steps.requester, ofOther);
    const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
    const returnId = await returned(transfer.id, 100_000);
    const statuses = async () => {
      const urls = [`/api/v1/return?transferId=${transfer.id}`, `/api/v1/return/${returnId}`];
      const answers = urls.map(async (url) => (await call({ method: 'GET', url })).statusCode);
      return Promise.all(answers);
    };
    const money = async () => {
      const url = `/api/v1/people/account/${accountId}/money`;
      const answer = await call({ method: 'GET', url });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<AccountMoneyListAnswer>().data.map(({ kind }) => kind);
    };
    expect(await statuses()).toEqual([200, 200]);
    expect((await money()).toSorted()).toEqual(['return', 'transfer']);
    await transferSteps(system).assign(transfer.id, await paidDeposit(500_000n));
    expect(await statuses()).toEqual([404, 404]);
    expect(await money()).toEqual([]);
    const again = await call({
      method: 'POST',
      url: `/api/v1/transfer/${transfer.id}/return`,
      body: body(100_000),
    });
    const preview = await call({
      method: 'POST',
      url: '/api/v1/return/preview',
      body: { transferId: transfer.id, amount: 100_000, payee: { credential: payeeCard } },
    });
    expect([again.statusCode, preview.statusCode]).toEqual([404, 404]);
  });

  // PEOPLE-521
  it('count together with those of the deposit', async () => {
    await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 200_000 });
    const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
    await returned(transfer.id, 200_000, 1);
    const deposit = await paidDeposit(500_000n);
    await transferSteps(system).assign(transfer.id, deposit);
    const { invoiceId } = deposit;
    const more = await steps.requester({
      method: 'POST',
      url: '/api/v1/invoice/return',
      body: { invoiceId, ...body(1, 2) },
    });
    expect(more.statusCode, more.body).toBe(202);
  });
});
