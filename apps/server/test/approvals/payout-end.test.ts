import type { Approval, ApprovalRequestedAnswer, TransactionEnd } from '@tiyin/api/types';
import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signInWith } from '../callers.ts';
import type { CallAnswer } from '../../src/outside/call-out.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { type HttpShop, openHttpShop } from '../providers/http-shop.ts';
import {
  accept,
  done,
  goodPassword,
  invitationOf,
  joined,
  makeRole,
} from '../staff/people-actors.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let payouts: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
/** The provider's next answers; the last one is repeated. */
let answers: CallAnswer[];

const forgotten: CallAnswer = { statusCode: 404, text: '' };
const accepted: CallAnswer = { statusCode: 202, text: JSON.stringify({ status: 'accepted' }) };
const amount = 1_000_000n;

beforeAll(async () => {
  system = await openTestSystem({
    isRateLimited: false,
    callOut: () => {
      const [answer = forgotten] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return Promise.resolve(answer);
    },
  });
  payouts = payoutSteps(system);
});
beforeEach(async () => {
  // Each test lasts for hours, and a session ends after twelve.
  steps = await approvalSteps(system);
  await payouts.autoRetry('false');
  await system.query(sql`delete from job where kind = 'payout.call'`);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** A withdrawal that its provider accepted, and then forgot. */
async function forgottenPayout(): Promise<Deposit> {
  shop = await openHttpShop(system);
  await system.query(sql`
    update merchant set callback_url = 'https://shop.test/hook' where id = ${shop.merchantId}`);
  await payouts.earn(shop, 10_000_000n);
  answers = [accepted, forgotten];
  const invoiceId = await payouts.payOut(shop, amount);
  await system.runDueJobs();
  await system.pass(61 * minute);
  expect((await system.row(invoiceId)).status).toBe('ERROR');
  return { invoiceId, formId: asId<FormId>(''), amount };
}

const payoutOf = async ({ invoiceId }: Deposit) => {
  const [payout] = await payouts.payouts(invoiceId);
  if (!payout) throw new Error('there is no payout');
  return payout;
};

const paid = { status: 'paid', transferId: 'BANK-77', reason: 'The bank shows it' } as const;
const failed = { status: 'failed', reason: 'The bank shows no debit' } as const;

async function end(
  withdrawal: Deposit,
  body: TransactionEnd,
  caller = steps.requester,
): Promise<LightMyRequestResponse> {
  const { id } = await payoutOf(withdrawal);
  return caller({ method: 'POST', url: `/api/v1/transaction/${id}/end`, body });
}

async function requested(withdrawal: Deposit, body: TransactionEnd): Promise<Approval> {
  const answer = await end(withdrawal, body);
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<ApprovalRequestedAnswer>().approval;
}

/** Ended as approved by the second person. */
async function ended(withdrawal: Deposit, body: TransactionEnd): Promise<void> {
  const { id } = await requested(withdrawal, body);
  const answer = await steps.approve(id);
  expect(answer.statusCode, answer.body).toBe(200);
}

const openKinds = async (invoiceId: InvoiceId) =>
  (
    await system.query(sql`
      select kind from notification where subject = ${`invoice:${invoiceId}`}
        and closed_at is null order by kind`)
  ).map(({ kind }) => kind);

const reserved = { merchant_balance: -1_015_000n, merchant_reserve: 1_015_000n };
const booked = { merchant_reserve: -1_015_000n, payment_account: 1_000_000n, fees: 15_000n };

// PEOPLE-529
it('is not declared by two accounts of which one was invited by the other alone', async () => {
  const withdrawal = await forgottenPayout();
  const role = await makeRole(steps.requester, 'Declares', [
    'merchant.rw.all',
    'merchant.read',
    'transfer.confirm',
    'approval.decide',
  ]);
  // There is no rule yet: nobody else agreed to it.
  const puppet = await joined(system, steps.requester, invitationOf('puppet', null, [role]));
  const expectOwn = async (id: string, caller: Caller) => {
    expect((await steps.approve(id, caller)).json()).toMatchObject({ code: 'own_approval' });
    expect((await steps.list(caller, '?view=toDecide')).data).toEqual([]);
  };
  const ofRequester = await requested(withdrawal, paid);
  await expectOwn(ofRequester.id, puppet.call);
  expect((await steps.reject(ofRequester.id)).statusCode).toBe(200);
  const answer = await end(withdrawal, paid, puppet.call);
  expect(answer.statusCode, answer.body).toBe(202);
  await expectOwn(answer.json().approval.id, steps.requester);
  expect((await steps.approve(answer.json().approval.id)).statusCode).toBe(200);
});

// PEOPLE-529
it('is declared by two accounts of which one was invited by the other with a second person', async () => {
  const withdrawal = await forgottenPayout();
  await steps.setRule({ kind: 'FEE', isRequired: true });
  const body = { name: 'Declares with two', permissions: ['merchant.rw.all', 'approval.decide'] };
  const created = await steps.requester({ method: 'POST', url: '/api/v1/role', body });
  const [made] = (await steps.requester({ method: 'GET', url: '/api/v1/role' }))
    .json()
    .data.filter(({ name }: { name: string }) => name === body.name);
  expect([created.statusCode, made?.name]).toEqual([201, body.name]);
  const url = '/api/v1/person';
  const invitation = invitationOf('colleague', null, [made.id]);
  const invited = await steps.requester({ method: 'POST', url, body: invitation });
  expect(invited.statusCode, invited.body).toBe(202);
  const approved = await steps.approve(invited.json().approval.id);
  const token = approved.json().invitation.link.split('#')[1];
  await done(accept(system, token), 204);
  const colleague = await signInWith(system.app, 'colleague', goodPassword);
  const { id } = await requested(withdrawal, paid);
  expect((await steps.approve(id, colleague)).statusCode).toBe(200);
});

describe('a payout that its provider forgot', () => {
  // LEDGER-292
  it('is declared paid by two people, and only then booked', async () => {
    const withdrawal = await forgottenPayout();
    const approval = await requested(withdrawal, paid);
    expect(approval).toMatchObject({
      kind: { code: 'PAYOUT_END' },
      subject: { type: 'invoice', id: withdrawal.invoiceId },
      size: { amount: 1_000_000 },
      reason: paid.reason,
      preview: {
        vouchedAmount: 1_000_000,
        postings: [{ kind: 'status_moved' }],
        callbacks: [{ invoiceStatus: { code: 'PAYED' } }, { invoiceStatus: { code: 'DONE' } }],
      },
    });
    expect(approval.preview.changes.slice(1)).toEqual([
      { name: 'Outcome', before: 'SENT', after: 'PAID' },
      { name: 'Bank’s reference', before: null, after: 'BANK-77' },
      { name: 'Status', before: 'ERROR', after: 'DONE' },
    ]);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect((await steps.approve(approval.id, steps.requester)).json()).toMatchObject({
      code: 'own_approval',
    });
    expect((await steps.approve(approval.id)).statusCode).toBe(200);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await system.postings(withdrawal)).toEqual([reserved, booked]);
    expect(await payoutOf(withdrawal)).toMatchObject({ status: 'PAID', externalId: 'BANK-77' });
    expect(await system.events(withdrawal)).toContain('payout_declared_paid → PAYED');
    expect(await openKinds(withdrawal.invoiceId)).toEqual([]);
  });

  it('is declared failed by two people, and may then be paid again', async () => {
    const withdrawal = await forgottenPayout();
    await ended(withdrawal, failed);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await system.postings(withdrawal)).toEqual([reserved]);
    await payouts.retry(withdrawal.invoiceId);
    const statuses = (await payouts.payouts(withdrawal.invoiceId)).map(({ status }) => status);
    expect(statuses).toEqual(['FAILED', 'NEW']);
  });

  it('needs the second person in test processing and without any rule, too', async () => {
    const test = await system.shop();
    await payouts.earn(test, 10_000_000n);
    // The sandbox says nothing about this amount.
    const invoiceId = await payouts.payOut(test, 1_000_003n);
    await system.pass(61 * minute);
    const withdrawal = { invoiceId, formId: asId<FormId>(''), amount };
    await requested(withdrawal, failed);
    expect((await payoutOf(withdrawal)).status).not.toBe('FAILED');
    expect((await end(withdrawal, failed)).json()).toMatchObject({ code: 'approval_pending' });
  });

  it('is not requested without a reason, without the bank’s reference, or twice', async () => {
    const withdrawal = await forgottenPayout();
    const codeOf = async (body: TransactionEnd) =>
      (await end(withdrawal, body)).json<{ code: string }>().code;
    expect(await codeOf({ status: 'failed' })).toBe('reason_required');
    expect(await codeOf({ status: 'paid', reason: paid.reason })).toBe('not_allowed');
    await ended(withdrawal, paid);
    expect(await codeOf(failed)).toBe('transaction_known');
  });

  // LEDGER-293
  it('is not ended while it may still be sent or answered', async () => {
    shop = await openHttpShop(system);
    await payouts.earn(shop, 10_000_000n);
    answers = [accepted, forgotten];
    const invoiceId = await payouts.payOut(shop, amount);
    const withdrawal = { invoiceId, formId: asId<FormId>(''), amount };
    await system.runDueJobs();
    expect((await end(withdrawal, failed)).json()).toMatchObject({ code: 'transaction_recent' });
    await system.pass(61 * minute);
    await system.move(withdrawal, 'IN_PROGRESS');
    expect((await end(withdrawal, failed)).json()).toMatchObject({ code: 'transaction_recent' });
  });

  // PEOPLE-263
  it('is not ended by a request that a report has overtaken, which ends by itself', async () => {
    const withdrawal = await forgottenPayout();
    const { id } = await requested(withdrawal, failed);
    await payouts.say('paid', withdrawal.invoiceId);
    expect((await steps.approve(id)).json()).toMatchObject({ code: 'approval_stale' });
    const other = await forgottenPayout();
    const { id: closed } = await requested(other, failed);
    await payouts.say('refused', other.invoiceId);
    await system.runDueJobs();
    expect(await steps.row(closed)).toMatchObject({ status: 'STALE', decidedBy: null });
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await system.postings(withdrawal)).toEqual([reserved, booked]);
  });

  // PEOPLE-263
  it.each(['paid', 'refused'] as const)(
    'is not ended by a request while its withdrawal is in progress again: the report that it was %s ends the request',
    async (outcome) => {
      const withdrawal = await forgottenPayout();
      const { id } = await requested(withdrawal, outcome === 'paid' ? failed : paid);
      await system.move(withdrawal, 'IN_PROGRESS');
      await payouts.say(outcome, withdrawal.invoiceId);
      await system.runDueJobs();
      expect(await steps.row(id)).toMatchObject({ status: 'STALE', decidedBy: null });
      expect((await steps.approve(id)).json()).toMatchObject({ code: 'approval_decided' });
      expect(await system.status(withdrawal)).toBe(outcome === 'paid' ? 'DONE' : 'DECLINED');
      const released = { merchant_balance: 1_015_000n, merchant_reserve: -1_015_000n };
      const last = outcome === 'paid' ? booked : released;
      expect(await system.postings(withdrawal)).toEqual([reserved, last]);
    },
  );

  it('ends once where the report comes at the moment of the approval', async () => {
    for (const body of [paid, failed]) {
      const withdrawal = await forgottenPayout();
      const { id } = await requested(withdrawal, body);
      await Promise.all([steps.approve(id), payouts.say('paid', withdrawal.invoiceId)]);
      const isBooked = (await system.status(withdrawal)) === 'DONE';
      expect(await system.postings(withdrawal)).toEqual(isBooked ? [reserved, booked] : [reserved]);
      // Declared failed first: the report contradicts, and a person sees it.
      if (!isBooked) {
        expect(await openKinds(withdrawal.invoiceId)).toContain('REPORTS_CONTRADICT');
      }
    }
  });
});

describe('a report after people declared the outcome', () => {
  // LEDGER-294
  it('paid, where they declared it failed: a notification, and nothing is booked', async () => {
    const withdrawal = await forgottenPayout();
    await ended(withdrawal, failed);
    await payouts.say('paid', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await system.postings(withdrawal)).toEqual([reserved]);
    expect(await openKinds(withdrawal.invoiceId)).toContain('REPORTS_CONTRADICT');
  });

  it('paid, where it was paid again meanwhile: booked once, with a notification', async () => {
    const withdrawal = await forgottenPayout();
    const { invoiceId } = withdrawal;
    const first = await payoutOf(withdrawal);
    await ended(withdrawal, failed);
    await payouts.retry(invoiceId);
    await payouts.say('paid', invoiceId);
    expect(await system.status(withdrawal)).toBe('DONE');
    await payouts.say('paid', invoiceId, first.id);
    expect(await system.postings(withdrawal)).toEqual([reserved, booked]);
    expect(await openKinds(invoiceId)).toEqual(['REPORTS_CONTRADICT']);
  });

  it('refused, where they declared it paid: it stays DONE, with a notification', async () => {
    const withdrawal = await forgottenPayout();
    await ended(withdrawal, paid);
    await payouts.say('refused', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await openKinds(withdrawal.invoiceId)).toEqual(['REPORTS_CONTRADICT']);
  });

  it('paid, where they declared so: nothing happens', async () => {
    const withdrawal = await forgottenPayout();
    await ended(withdrawal, paid);
    await payouts.say('paid', withdrawal.invoiceId);
    expect(await system.postings(withdrawal)).toEqual([reserved, booked]);
    expect(await openKinds(withdrawal.invoiceId)).toEqual([]);
  });
});

it('the preview says what the declaration does, and changes nothing', async () => {
  const withdrawal = await forgottenPayout();
  const preview = async (status: 'paid' | 'failed') => {
    const answer = await steps.requester({
      method: 'POST',
      url: `/api/v1/invoice/${withdrawal.invoiceId}/preview`,
      body: { transactionEnd: { status } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: unknown }>().data;
  };
  expect(await preview('paid')).toMatchObject({
    isApprovalRequired: true,
    isReasonRequired: true,
    vouchedAmount: 1_000_000,
    isPayoutUnderWay: false,
    callbacks: [{ invoiceStatus: { code: 'PAYED' } }, { invoiceStatus: { code: 'DONE' } }],
  });
  expect(await preview('failed')).toMatchObject({ vouchedAmount: 0, postings: [], callbacks: [] });
  expect((await payoutOf(withdrawal)).status).toBe('SENT');
  expect(await system.postings(withdrawal)).toEqual([reserved]);
});

it('no rule can be set for it: it always needs a second person', async () => {
  const rules = await steps.requester({ method: 'GET', url: '/api/v1/approval-rule' });
  const kinds = rules
    .json<{ data: { kind: { code: string } }[] }>()
    .data.map(({ kind }) => kind.code);
  expect(kinds).not.toContain('PAYOUT_END');
  const answer = await steps.requester({
    method: 'PUT',
    url: '/api/v1/approval-rule',
    body: { kind: 'PAYOUT_END', isRequired: false },
  });
  expect(answer.statusCode).toBe(422);
});
