import { randomUUID } from 'node:crypto';
import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { type AccountId, asId, type InvoiceId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
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

const seen = 'Seen at the bank';

async function openDeposit(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

const report = (
  amount: number,
  { invoiceId }: Partial<Deposit>,
  transferId: string = randomUUID(),
) =>
  steps.requester({
    method: 'POST',
    url: '/api/v1/transfer',
    body: {
      accountId,
      amount,
      transferId,
      comment: seen,
      ...(invoiceId !== undefined && { invoiceId }),
    },
  });

async function waiting(answer: Awaited<ReturnType<typeof report>>) {
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval;
}

// PEOPLE-504
it('money that one person reports books a deposit with a second one, once', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const deposit = await openDeposit(450_000n);
  const approval = await waiting(await report(450_000, deposit, 'BANK-1'));
  expect(approval).toMatchObject({
    kind: { code: 'STATUS_CHANGE' },
    subject: { type: 'invoice', id: deposit.invoiceId },
    size: { amount: 450_000 },
    reason: seen,
  });
  expect(approval.preview.changes.at(-1)).toMatchObject({ name: 'Status', after: 'DONE' });
  // Without its name, the only deposit of the account would get it all the same.
  expect((await report(450_000, {}, 'BANK-2')).json()).toMatchObject({ code: 'approval_pending' });
  expect(await system.status(deposit)).not.toBe('DONE');
  expect(await transferSteps(system).find('BANK-1')).toBeUndefined();
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect(await system.status(deposit)).toBe('DONE');
  expect((await report(450_000, deposit, 'BANK-1')).statusCode).toBe(201);
  const small = await openDeposit(100_000n);
  expect((await report(100_000, small)).statusCode).toBe(201);
});

// PEOPLE-504
it('the last part of the money counts as the whole deposit', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await openDeposit(450_000n);
  expect((await report(399_000, deposit)).statusCode).toBe(201);
  expect(await system.status(deposit)).not.toBe('DONE');
  expect(await waiting(await report(51_000, deposit))).toMatchObject({ size: { amount: 450_000 } });
});

// PEOPLE-541
it('parts that people report for a deposit count together before they book it', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await openDeposit(5_000_000n);
  expect((await report(390_000, deposit)).statusCode).toBe(201);
  expect((await report(10_000, deposit)).statusCode).toBe(201);
  expect(await waiting(await report(1, deposit))).toMatchObject({ size: { amount: 1 } });
  // The rest is reported by the provider, and books no more than that by one person.
  await transferSteps(system).take({ accountId, amount: 4_600_000n, named: deposit });
  expect(await system.status(deposit)).toBe('DONE');
});

// PEOPLE-541
it('parts that people assign to a deposit count together, taken back ones do not', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const parts = [];
  for (const amount of [390_000n, 20_000n, 15_000n]) {
    parts.push((await transferSteps(system).take({ accountId, amount })).transfer.id);
  }
  const deposit = await openDeposit(5_000_000n);
  const send = (id: number | undefined, action: 'assign' | 'reverse', body: object) =>
    steps.requester({ method: 'POST', url: `/api/v1/transfer/${id}/${action}`, body });
  const assign = async (id: number | undefined) => {
    const body = { invoiceId: deposit.invoiceId, reason: 'The customer sent the receipt' };
    return (await send(id, 'assign', body)).statusCode;
  };
  expect(await assign(parts[0])).toBe(200);
  expect(await assign(parts[1])).toBe(202);
  await steps.clear();
  const [first] = parts;
  if (first === undefined) throw new Error('there is no part');
  const staff = await system.operator();
  const now = system.clock.now();
  await system.run((tx) => reverseTransfer(tx, { staff, id: first, reason: seen, now }));
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  expect(await assign(parts[1])).toBe(200);
  expect(await assign(parts[2])).toBe(200);
});

// PEOPLE-281, PEOPLE-504
it('the last part of the money is said to need a second person, as the whole deposit', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
  const deposit = await openDeposit(450_000n);
  const need = async (amount: number, { invoiceId }: Pick<Deposit, 'invoiceId'> = deposit) => {
    const url = `/api/v1/approval-need?kind=STATUS_CHANGE&invoiceId=${invoiceId}&amount=${amount}`;
    return (await steps.requester({ method: 'GET', url })).json();
  };
  const [isNeeded, isNone] = [{ data: { isRequired: true } }, { data: { isRequired: false } }];
  expect(await need(399_000)).toEqual(isNone);
  expect(await need(450_000)).toEqual(isNeeded);
  await report(399_000, deposit);
  expect(await need(1_000)).toEqual(isNone);
  expect(await need(1_001)).toEqual(isNeeded);
  expect(await need(51_000)).toEqual(isNeeded);
  expect(await need(100_000)).toEqual(isNeeded);
  const { id } = await waiting(await report(51_000, deposit));
  await steps.approve(id);
  expect(await need(500_000)).toEqual(isNone);
  const unknown = { invoiceId: asId<InvoiceId>(randomUUID()) };
  expect(await need(500_000, unknown)).toMatchObject({ code: 'not_found' });
});

// PEOPLE-281, PEOPLE-504
it('money that is there under the same reference is said to be recorded, and needs nobody', async () => {
  const deposit = await openDeposit(450_000n);
  const need = async (query: string) => {
    const url = `/api/v1/approval-need?kind=STATUS_CHANGE&accountId=${accountId}&amount=450000&${query}`;
    return (await steps.requester({ method: 'GET', url })).json().data;
  };
  const ofDeposit = `invoiceId=${deposit.invoiceId}`;
  await report(450_000, deposit, 'BANK-9');
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  expect(await need('transferId=BANK-9')).toEqual({ isRequired: false, isRecorded: true });
  expect(await need(`transferId=BANK-9&${ofDeposit}`)).toEqual({
    isRequired: false,
    isRecorded: true,
  });
  expect(await need('transferId=BANK-10')).toEqual({ isRequired: true });
  await transferSteps(system).take({ accountId, amount: 777_000n, transferId: 'BANK-11' });
  const other = await openDeposit(450_000n);
  expect(await need(`transferId=BANK-9&invoiceId=${other.invoiceId}`)).toEqual({
    isRequired: false,
    isRecorded: true,
  });
  expect((await report(450_000, other, 'BANK-9')).json()).toMatchObject({
    code: 'transfer_differs',
  });
  expect(await need(`transferId=BANK-11&invoiceId=${other.invoiceId}`)).toEqual({
    isRequired: true,
  });
  expect((await report(450_000, deposit, 'BANK-9')).statusCode).toBe(201);
});

// PEOPLE-504
it('a transfer that one person assigns books a deposit with a second one', async () => {
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 100_000 });
  const { transfer } = await transferSteps(system).take({ accountId, amount: 300_000n });
  const deposit = await openDeposit(300_000n);
  const assign = () =>
    steps.requester({
      method: 'POST',
      url: `/api/v1/transfer/${transfer.id}/assign`,
      body: { invoiceId: deposit.invoiceId, reason: 'The customer sent the receipt' },
    });
  const first = await waiting(await assign());
  expect(await transferSteps(system).row(transfer.id)).toMatchObject({ invoiceId: null });
  // The approver saw another deposit than there is now.
  await system.move(deposit, 'CANCELED');
  expect((await steps.approve(first.id)).json()).toMatchObject({ code: 'approval_stale' });
  const { id } = await waiting(await assign());
  expect((await steps.approve(id)).statusCode).toBe(200);
  expect(await transferSteps(system).row(transfer.id)).toMatchObject({
    invoiceId: deposit.invoiceId,
  });
});

// PEOPLE-505
it('money that only a person has seen leaves with a second one, whatever the rule', async () => {
  await steps.setRule({ kind: 'FEE', isRequired: true });
  const answer = await report(300_000, {});
  expect(answer.statusCode, answer.body).toBe(201);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 200_000n });
  const giveBack = (id: number, amount: number) =>
    steps.requester({
      method: 'POST',
      url: `/api/v1/transfer/${id}/return`,
      body: { amount, reason: 'The sender asked for it', payee: { credential: payeeCard } },
    });
  const { id } = answer.json<{ data: { id: number } }>().data;
  await waiting(await giveBack(id, 1_000));
  expect((await giveBack(transfer.id, 1_000)).statusCode).toBe(201);
});

// PEOPLE-281, PEOPLE-505
it('a return is said to need a second person where only people have seen the money of its deposit', async () => {
  await steps.setRule({ kind: 'FEE', isRequired: true });
  const seenByPeople = await openDeposit(400_000n);
  await report(500_000, seenByPeople);
  const reported = await openDeposit(600_000n);
  await transferSteps(system).take({ accountId, amount: 700_000n, named: reported });
  const need = async ({ invoiceId }: Deposit) => {
    const url = `/api/v1/approval-need?kind=RETURN&invoiceId=${invoiceId}&amount=100000`;
    return (await steps.requester({ method: 'GET', url })).json();
  };
  expect(await need(seenByPeople)).toEqual({ data: { isRequired: true } });
  // Its customer named no payee (PEOPLE-570).
  expect(await need(reported)).toEqual({ data: { isRequired: true } });
  const unknown = { ...reported, invoiceId: asId<InvoiceId>(randomUUID()) };
  expect(await need(unknown)).toMatchObject({ code: 'not_found' });
});
