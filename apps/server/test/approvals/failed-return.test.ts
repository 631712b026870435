import type { ApprovalRequestedAnswer, TransactionEnd } from '@tiyin/api/types';
import { asId, type AccountId, type ReturnId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { type ReturnRow, readReturn } from '../../src/payments/returns/return-row.ts';
import type { ReturnSource } from '../../src/payments/returns/return-source.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import { returnSteps } from '../payments/return-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from '../statements/statement-steps.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  steps = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual', feeBasisPoints: 0 });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** A return that a person made by hand and then refused. */
async function refused(source: ReturnSource, amount: bigint): Promise<ReturnId> {
  const [staff, now] = [await system.operator(), system.clock.now()];
  const { secrets } = system.context;
  const payee = { credential: payeeCard };
  const reason = 'The sender asked for it';
  const given = { staff, source, amount: minorUnits(amount), reason, payee, secrets, now };
  const { id: returnId } = await system.run((tx) => returnMoney(tx, given));
  const no = { status: 'refused', transferId: undefined, reason: 'The bank refused it' } as const;
  await system.run((tx) => confirmReturn(tx, { staff, returnId, ...no, now }));
  return returnId;
}

async function refusedTransfer(): Promise<ReturnRow> {
  const { transfer } = await transferSteps(system).take({ accountId, amount: 500_000n });
  return stateOf(await refused({ transferId: transfer.id }, 500_000n));
}

async function stateOf(id: ReturnId): Promise<ReturnRow> {
  const row = await system.run((tx) => readReturn(tx, id));
  if (!row) throw new Error(`there is no return ${id}`);
  return row;
}

const paid = { status: 'paid', transferId: 'BANK-79', reason: 'The bank shows it' } as const;

const end = (id: ReturnId, body: TransactionEnd) =>
  steps.requester({ method: 'POST', url: `/api/v1/return/${id}/end`, body });

async function requested(id: ReturnId): Promise<string> {
  const answer = await end(id, paid);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval.id;
}

const standing = () => statementSteps(system).standing(accountId);
const kindsOf = (subject: string) => transferSteps(system).notificationKinds(subject);

// LEDGER-773
it('a return that failed wrongly is declared paid by two people, and leaves suspense', async () => {
  const row = await refusedTransfer();
  const subject = `transfer:${row.transferId}`;
  expect(row.status).toBe('FAILED');
  expect(await kindsOf(subject)).toEqual(['TRANSFER_UNMATCHED']);
  const failed = { status: 'failed', reason: 'The bank shows no debit' } as const;
  expect((await end(row.id, failed)).json()).toMatchObject({ code: 'return_known' });
  const approval = await requested(row.id);
  expect(await standing()).toBe(500_000n);
  expect((await steps.approve(approval, steps.requester)).statusCode).toBe(403);
  expect((await steps.approve(approval)).statusCode).toBe(200);
  expect(await stateOf(row.id)).toMatchObject({ status: 'PAID', externalId: 'BANK-79' });
  expect(await standing()).toBe(0n);
  expect(await kindsOf(subject)).toEqual([]);
  expect((await end(row.id, paid)).json()).toMatchObject({ code: 'return_known' });
});

// LEDGER-773
it('a return of what came too much is declared paid, too, and its line of the bank is found', async () => {
  const deposit: Deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit);
  await system.report(deposit, { amount: 300_000n });
  const id = await refused({ invoiceId: deposit.invoiceId }, 300_000n);
  expect(await kindsOf(`invoice:${deposit.invoiceId}`)).toEqual(['TRANSFER_DIFFERS']);
  expect((await steps.approve(await requested(id))).statusCode).toBe(200);
  expect([await standing(), await system.balance(shop, 'suspense')]).toEqual([1_000_000n, 0n]);
  expect(await kindsOf(`invoice:${deposit.invoiceId}`)).toEqual([]);
  const day = system.clock.now().toISOString().slice(0, 10);
  const line = { day, amount: -300_000n, reference: 'BANK-79' };
  const statements = statementSteps(system);
  await statements.importLines(accountId, [line]);
  expect(await statements.lines(accountId)).toEqual([`${day} -300000 return:${id}`]);
});

// LEDGER-773
it('the report that it was paid overtakes the request, and the end of another return does not', async () => {
  const row = await refusedTransfer();
  const approval = await requested(row.id);
  const again = await refused({ transferId: row.transferId ?? asId(0) }, 200_000n);
  await system.runDueJobs();
  expect((await stateOf(again)).status).toBe('FAILED');
  expect(await steps.row(approval)).toMatchObject({ status: 'PENDING' });
  await returnSteps(system).say(row.id, 'paid');
  expect((await steps.approve(approval)).json()).toMatchObject({ code: 'approval_stale' });
  expect(await standing()).toBe(0n);
});
