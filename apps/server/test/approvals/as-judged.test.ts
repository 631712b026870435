import { randomUUID } from 'node:crypto';
import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { type AccountId, asId, type ReturnId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { terminalMethod } from '../../src/db/schema.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { approvalSteps } from './approval-steps.ts';

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

async function openDeposit(amount = 450_000n): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** Ends a deposit long enough ago that no money finds it by its amount. */
async function end(deposit: Deposit): Promise<void> {
  await system.move(deposit, 'DECLINED');
  await system.pass(31 * minute);
}

const post = (url: string, body: object) =>
  steps.requester({ method: 'POST', url: `/api/v1/transfer${url}`, body });

const takeMoney = async (amount: bigint) =>
  (await transferSteps(system).take({ accountId, amount })).transfer.id;

async function waiting(answer: Awaited<ReturnType<typeof post>>) {
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval;
}

/** Returns money of a transfer, and the return is paid. */
async function giveBack(id: number, amount: number): Promise<void> {
  const body = { amount, reason: 'The sender asked for it', payee: { credential: payeeCard } };
  const answer = await post(`/${id}/return`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  const returnId = asId<ReturnId>(answer.json<{ data: { id: string } }>().data.id);
  const staff = await system.operator();
  const paid = { staff, returnId, status: 'paid', transferId: randomUUID() } as const;
  await system.run((tx) => confirmReturn(tx, { ...paid, now: system.clock.now() }));
}

const expectStale = async (id: string) =>
  expect((await steps.approve(id)).json()).toMatchObject({ code: 'approval_stale' });

// PEOPLE-263, PEOPLE-504
it('money without a named deposit does not book another one than the approver saw', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const shown = await openDeposit();
  const transferId = randomUUID();
  const body = { accountId, amount: 450_000, transferId, comment: 'Seen at the bank' };
  const { id, subject } = await waiting(await post('', body));
  expect(subject).toMatchObject({ type: 'invoice', id: shown.invoiceId });
  await end(shown);
  const other = await openDeposit();
  await expectStale(id);
  expect(await system.status(other)).not.toBe('DONE');
  expect(await transferSteps(system).find(transferId)).toBeUndefined();
});

// PEOPLE-263, PEOPLE-505
it('money that finds no deposit is taken at once, with a rule and without one', async () => {
  const take = async () => {
    const body = { accountId, amount: 450_000, transferId: randomUUID(), comment: 'At the bank' };
    const answer = await post('', body);
    expect(answer.statusCode, answer.body).toBe(201);
  };
  await take();
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  await take();
});

// PEOPLE-263, LEDGER-300
it('a deposit that was to get a transfer is not vouched for once that is given back', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const deposit = await openDeposit();
  await end(deposit);
  const money = await takeMoney(450_000n);
  const { id, preview } = await steps.pendingMove(deposit, 'DONE');
  expect(preview).toMatchObject({ vouchedAmount: 0 });
  await giveBack(money, 450_000);
  await expectStale(id);
  expect(await system.status(deposit)).toBe('DECLINED');
  const again = await steps.pendingMove(deposit, 'DONE');
  expect(again).toMatchObject({ preview: { vouchedAmount: 450_000 } });
  expect((await steps.approve(again.id)).statusCode).toBe(200);
});

// PEOPLE-263, LEDGER-26
it('a deposit is not booked with another fee than the approver saw', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const deposit = await openDeposit();
  const { id } = await steps.pendingMove(deposit, 'DONE');
  await system.run((tx) =>
    tx
      .update(terminalMethod)
      .set({ feeBasisPoints: 0 })
      .where(eq(terminalMethod.terminalId, shop.terminalId)),
  );
  await expectStale(id);
  expect(await system.status(deposit)).not.toBe('DONE');
});

// PEOPLE-263, LEDGER-280
it('a transfer is not assigned once a part of it was given back that the approver saw', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const money = await takeMoney(450_000n);
  const deposit = await openDeposit();
  const body = { invoiceId: deposit.invoiceId, reason: 'The customer sent the receipt' };
  const assign = () => post(`/${money}/assign`, body);
  const { id, preview } = await waiting(await assign());
  expect(preview.changes).toMatchObject([{ after: '450000' }, {}, { after: 'DONE' }]);
  await giveBack(money, 400_000);
  await expectStale(id);
  expect((await transferSteps(system).row(money))?.invoiceId).toBeNull();
  const rest = await waiting(await assign());
  expect(rest.preview.changes[0]).toMatchObject({ name: 'Money', after: '50000' });
});

// PEOPLE-263, PEOPLE-542
it('a transfer without a deposit is not taken back from the one that got it meanwhile', async () => {
  await steps.setRule({ kind: 'FEE', isRequired: true });
  const money = await takeMoney(450_000n);
  const { id } = await waiting(await post(`/${money}/reverse`, { reason: 'Reported wrongly' }));
  const deposit = await openDeposit(900_000n);
  await transferSteps(system).assign(money, deposit);
  await expectStale(id);
  expect(await system.balance(shop, 'suspense')).toBe(450_000n);
});
