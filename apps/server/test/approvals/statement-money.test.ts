import type { ApprovalRequestedAnswer, InvoiceEventListAnswer } from '@tiyin/api/types';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { transfer } from '../../src/db/schema.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type TestLine, mt940Of } from '../statements/statement-files.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: AccountId;
let day: string;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({
    isTest: false,
    providerKind: 'manual',
    rules: { shortPayment: 'TOP_UP', overPayment: 'PERSON' },
  });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  day = system.clock.now().toISOString().slice(0, 10);
  await steps.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 400_000 });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

async function openDeposit(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** One person sends a file. */
async function send(...lines: readonly Omit<TestLine, 'day'>[]): Promise<void> {
  const answer = await steps.requester({
    method: 'POST',
    url: `/api/v1/people/account/${accountId}/statement?format=mt940`,
    headers: { 'content-type': 'application/octet-stream' },
    body: mt940Of(lines.map((line) => ({ day, ...line }))),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await system.runDueJobs();
}

/** The money of the account that waits for people. */
const unmatched = () =>
  system.run((tx) =>
    tx
      .select()
      .from(transfer)
      .where(and(eq(transfer.accountId, accountId), isNull(transfer.invoiceId))),
  );

async function saidOf({ invoiceId }: Deposit): Promise<readonly string[]> {
  const url = `/api/v1/event/invoice?invoiceId=${invoiceId}`;
  const { data } = (await steps.requester({ method: 'GET', url })).json<InvoiceEventListAnswer>();
  return data.map(({ code }) => code);
}

// PEOPLE-540
it('a line of a statement books a deposit above the rule only once two people assign it', async () => {
  const deposit = await openDeposit(450_000n);
  await send({ amount: 450_000n, reference: 'WRITTEN-1' });
  expect(await system.status(deposit)).toBe('IN_PROGRESS');
  const [waiting, ...others] = await unmatched();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ amount: 450_000n, source: 'statement' });
  const shown = await steps.requester({ method: 'GET', url: `/api/v1/transfer/${waiting?.id}` });
  expect(shown.json()).toMatchObject({
    data: { invoiceId: null, candidates: [{ invoiceId: deposit.invoiceId, isExact: true }] },
  });
  expect(await saidOf(deposit)).toContain('money_waits');
  // The same file again changes nothing.
  await send({ amount: 450_000n, reference: 'WRITTEN-1' });
  expect(await unmatched()).toHaveLength(1);
  const answer = await steps.requester({
    method: 'POST',
    url: `/api/v1/transfer/${waiting?.id}/assign`,
    body: { invoiceId: deposit.invoiceId, reason: 'The statement shows it' },
  });
  expect(answer.statusCode, answer.body).toBe(202);
  expect(await system.status(deposit)).toBe('IN_PROGRESS');
  const { approval } = answer.json<ApprovalRequestedAnswer>();
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect(await system.status(deposit)).toBe('DONE');
});

// PEOPLE-540
it('a line of a statement books a deposit within the rule, and the rest of a larger one counts as the whole', async () => {
  const small = await openDeposit(400_000n);
  await send({ amount: 400_000n, reference: 'SMALL' });
  expect(await system.status(small)).toBe('DONE');
  expect(await unmatched()).toEqual([]);
  const large = await openDeposit(410_000n);
  await transferSteps(system).take({ accountId, amount: 350_000n, named: large });
  await send({ amount: 350_000n, reference: 'PART' }, { amount: 60_000n, reference: 'REST' });
  expect(await system.status(large)).not.toBe('DONE');
  expect(await unmatched()).toMatchObject([{ amount: 60_000n }]);
});

// PEOPLE-540
it('a provider’s own report of the money that waits books the deposit', async () => {
  const deposit = await openDeposit(450_000n);
  await send({ amount: 450_000n, reference: 'BANK-9' });
  expect(await system.status(deposit)).toBe('IN_PROGRESS');
  await transferSteps(system).take({ accountId, amount: 450_000n, transferId: 'provider-9' });
  expect(await system.status(deposit)).toBe('DONE');
  expect(await unmatched()).toEqual([]);
});

// PEOPLE-540
it('money that books nothing reaches its deposit, which is left to people', async () => {
  const deposit = await openDeposit(450_000n);
  expect((await steps.requestMove(deposit, 'PAYED')).statusCode).toBe(200);
  await send({ amount: 450_000n, reference: 'WRITTEN-2' });
  expect(await system.status(deposit)).toBe('ERROR');
  expect(await unmatched()).toEqual([]);
  expect((await steps.requestMove(deposit, 'DONE')).statusCode).toBe(202);
});
