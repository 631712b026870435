import type { Approval, ApprovalRequestedAnswer, TransactionEnd } from '@tiyin/api/types';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../src/outside/call-out.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { type ReturnRow, readReturn } from '../../src/payments/returns/return-row.ts';
import { takeReport } from '../../src/providers/http/take-report.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type HttpShop, openHttpShop } from '../providers/http-shop.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: HttpShop;
/** The provider's next answers; the last one is repeated. */
let answers: CallAnswer[];

const accepted: CallAnswer = { statusCode: 202, text: JSON.stringify({ status: 'accepted' }) };
const forgotten: CallAnswer = { statusCode: 404, text: '' };

beforeAll(async () => {
  system = await openTestSystem({
    isRateLimited: false,
    callOut: () => {
      const [answer = forgotten] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return Promise.resolve(answer);
    },
  });
});
beforeEach(async () => {
  steps = await approvalSteps(system);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** A return of 500 000 of an unmatched transfer, which its provider accepted an hour ago and then forgot. */
async function forgottenReturn(): Promise<ReturnRow> {
  const row = await startReturn();
  await system.runDueJobs();
  await system.pass(61 * minute);
  return row;
}

async function startReturn(): Promise<ReturnRow> {
  answers = [accepted, forgotten];
  shop = await openHttpShop(system);
  const { accountId } = shop;
  const { transfer } = await transferSteps(system).take({ accountId, amount: 500_000n });
  const staff = await system.operator();
  const { secrets } = system.context;
  return system.run((tx) =>
    returnMoney(tx, {
      staff,
      source: { transferId: transfer.id },
      amount: minorUnits(500_000n),
      reason: 'The sender asked for it',
      payee: { credential: payeeCard },
      secrets,
      now: system.clock.now(),
    }),
  );
}

const paid = { status: 'paid', transferId: 'BANK-78', reason: 'The bank shows it' } as const;
const failed = { status: 'failed', reason: 'The bank shows no debit' } as const;

const end = ({ id }: ReturnRow, body: TransactionEnd) =>
  steps.requester({ method: 'POST', url: `/api/v1/return/${id}/end`, body });

async function requested(row: ReturnRow, body: TransactionEnd): Promise<Approval> {
  const answer = await end(row, body);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval;
}

const stateOf = ({ id }: ReturnRow) => system.run((tx) => readReturn(tx, id));

async function shownOf({ id }: ReturnRow) {
  const answer = await steps.requester({ method: 'GET', url: `/api/v1/return/${id}` });
  return answer.json().data;
}

const openKinds = ({ transferId }: ReturnRow) =>
  transferSteps(system).notificationKinds(`transfer:${transferId}`);

describe('a return that its provider forgot', () => {
  // LEDGER-253
  it('is declared paid by two people, and only then booked', async () => {
    const row = await forgottenReturn();
    expect(await shownOf(row)).toMatchObject({ isEndable: true });
    const approval = await requested(row, paid);
    expect(approval).toMatchObject({
      kind: { code: 'PAYOUT_END' },
      subject: { type: 'transfer', id: String(row.transferId) },
      size: { amount: 500_000 },
      reason: paid.reason,
      preview: { postings: [{ kind: 'return_paid' }] },
    });
    expect(approval.preview.changes).toEqual([
      { name: 'Return', before: null, after: row.id },
      { name: 'Outcome', before: 'SENT', after: 'PAID' },
      { name: 'Bank’s reference', before: null, after: 'BANK-78' },
    ]);
    expect(await stateOf(row)).toMatchObject({ status: 'SENT' });
    expect((await end(row, failed)).json()).toMatchObject({ code: 'approval_pending' });
    expect((await steps.approve(approval.id, steps.requester)).json()).toMatchObject({
      code: 'own_approval',
    });
    expect((await steps.approve(approval.id)).statusCode).toBe(200);
    expect(await stateOf(row)).toMatchObject({ status: 'PAID', externalId: 'BANK-78' });
    expect(await openKinds(row)).toEqual([]);
    expect(await shownOf(row)).toMatchObject({ isEndable: false });
    expect((await end(row, failed)).json()).toMatchObject({ code: 'return_known' });
  });

  // LEDGER-253
  it('that failed is in suspense again, and a late report of it is booked from there', async () => {
    const row = await forgottenReturn();
    const { id } = await requested(row, failed);
    expect((await steps.approve(id)).statusCode).toBe(200);
    expect(await stateOf(row)).toMatchObject({ status: 'FAILED' });
    expect(await openKinds(row)).toEqual(['TRANSFER_UNMATCHED']);
    const report = {
      providerId: shop.providerId,
      type: 'payout',
      status: 'paid',
      transferId: 'po-3',
      accountId: row.accountId,
      amount: row.amount,
      currency: row.currency,
      transactionId: row.id,
      now: system.clock.now(),
    } as const;
    await system.run((tx) => takeReport(tx, report));
    await system.run((tx) => takeReport(tx, report));
    expect(await stateOf(row)).toMatchObject({ status: 'PAID', externalId: 'po-3' });
    expect(await openKinds(row)).toContain('REPORTS_CONTRADICT');
  });

  // LEDGER-253
  it('needs a reason, and a reference where it was paid', async () => {
    const row = await forgottenReturn();
    expect((await end(row, { status: 'failed' })).json()).toMatchObject({
      code: 'reason_required',
    });
    expect((await end(row, { status: 'paid', reason: paid.reason })).json()).toMatchObject({
      code: 'not_allowed',
      errors: [{ path: '/transferId' }],
    });
    expect(await stateOf(row)).toMatchObject({ status: 'SENT' });
  });

  // LEDGER-253, PEOPLE-263
  it('is not declared any more where its provider reports it before the approval, and the request ends by itself', async () => {
    const row = await forgottenReturn();
    const { id } = await requested(row, failed);
    answers = [{ statusCode: 200, text: JSON.stringify({ status: 'paid', transferId: 'po-4' }) }];
    await system.pass(10 * 60 * minute);
    expect(await stateOf(row)).toMatchObject({ status: 'PAID' });
    expect(await steps.row(id)).toMatchObject({ status: 'STALE', decidedBy: null });
    const [ended] = await system.query(
      sql`select actor_type, details from audit_entry where subject = ${`approval:${id}`} and action = 'approval.stale'`,
    );
    expect(ended).toMatchObject({
      actor_type: 'system',
      details: { kind: 'PAYOUT_END', because: 'outcome_known' },
    });
    expect((await steps.approve(id)).json()).toMatchObject({ code: 'approval_decided' });
    expect(await stateOf(row)).toMatchObject({ status: 'PAID', externalId: 'po-4' });
  });
});

// LEDGER-254
it('is not declared while it may still be sent or answered', async () => {
  const row = await startReturn();
  const isRecent = async () => {
    expect((await end(row, failed)).json()).toMatchObject({ code: 'transaction_recent' });
    expect(await shownOf(row)).toMatchObject({ isEndable: false });
  };
  await isRecent();
  await system.runDueJobs();
  expect(await stateOf(row)).toMatchObject({ status: 'SENT' });
  await system.pass(59 * minute);
  await isRecent();
  await system.pass(minute);
  expect(await shownOf(row)).toMatchObject({ isEndable: true });
});
