import { asId, type FormId, type InvoiceId, type PayoutId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { runPayoutWindow } from '../../src/payments/withdrawals/payout-window.ts';
import { ProblemError } from '../../src/problem.ts';
import { signIn } from '../callers.ts';
import { runNextCall } from '../test-app.ts';
import { killedAfter } from '../killed-after.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import {
  type TestSystem,
  minute,
  openTestSystem,
  payeeCard,
  second,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type HttpShop, openHttpShop } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
/** The requests to the provider in this test, and its next responses; the last one is repeated. */
let calls: OutgoingCall[];
let answers: CallAnswer[];

const says = (status: string, statusCode = 200): CallAnswer => ({
  statusCode,
  text: JSON.stringify({ status, transferId: 'po-1' }),
});
const timedOut: CallAnswer = { error: 'timed_out' };
const notThere: CallAnswer = { statusCode: 404, text: '' };

beforeAll(async () => {
  system = await openTestSystem({
    callOut: (call) => {
      calls.push(call);
      const [answer = timedOut] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return Promise.resolve(answer);
    },
  });
  steps = payoutSteps(system);
});
beforeEach(async () => {
  await steps.autoRetry('false');
  calls = [];
  // Payouts that earlier tests left unknown are queried without end.
  await system.query(sql`delete from job where kind = 'payout.call'`);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A payout of 1 000 000 that was just made; the provider will answer so. */
async function payOut(given: CallAnswer[], accounts = 1): Promise<InvoiceId> {
  shop = await openHttpShop(system, { accounts });
  await steps.earn(shop, 10_000_000n);
  if (accounts > 1) await fundOthers();
  answers = given;
  return steps.payOut(shop, 1_000_000n);
}

/** Money for the accounts that no deposit was routed to. */
async function fundOthers(): Promise<void> {
  const transfers = transferSteps(system);
  for (const accountId of shop.accountIds) await transfers.take({ accountId, amount: 20_000_000n });
}

/** Has the provider called; its answer comes, and is recorded, when the test says. */
async function beginCall() {
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<CallAnswer>();
  const callOut = () => {
    begun.resolve();
    return answered.promise;
  };
  const end = runNextCall({ ...system.context, callProvider: callOut });
  await begun.promise;
  return {
    answer: async (answer: CallAnswer): Promise<void> => {
      answered.resolve(answer);
      await end;
    },
  };
}

const statusOf = async (invoiceId: InvoiceId) => (await system.row(invoiceId)).status;
const payoutStatuses = async (invoiceId: InvoiceId) =>
  (await steps.payouts(invoiceId)).map(({ status }) => status);
const methods = () => calls.map(({ method = 'POST' }) => method);
const keys = () => calls.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
const eventsOf = (invoiceId: InvoiceId) =>
  system.events({ invoiceId, formId: asId<FormId>(''), amount: 0n });

describe('a payout through an http provider', () => {
  it('is sent at once, with everything that is needed to pay it', async () => {
    const invoiceId = await payOut([says('accepted', 202)]);
    await system.runDueJobs();
    const [payout] = await steps.payouts(invoiceId);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://provider.example/payouts',
      headers: { 'idempotency-key': payout?.id },
    });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      transactionId: payout?.id,
      accountId: shop.accountId,
      amount: 1_000_000,
      currency: 'UZS',
      method: 'Humo',
      credential: payeeCard,
    });
    expect(payout?.status).toBe('SENT');
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
  });

  // INVOICE-7
  it('that is paid while it is requested is booked at once, and not queried any more', async () => {
    const invoiceId = await payOut([says('paid')]);
    await system.runDueJobs();
    expect(await statusOf(invoiceId)).toBe('DONE');
    await system.pass(60 * minute);
    expect(methods()).toEqual(['POST']);
    expect(await system.row(invoiceId)).toMatchObject({ providerInvoiceId: 'po-1' });
  });

  it('that was accepted is queried after 5, 15, 35 and 75 seconds until it is known', async () => {
    const accepted = says('accepted');
    const invoiceId = await payOut([accepted, accepted, accepted, accepted, says('paid')]);
    await system.runDueJobs();
    for (const [ms, count] of [
      [5 * second - 1, 1],
      [1, 2],
      [10 * second - 1, 2],
      [1, 3],
      [20 * second, 4],
      [40 * second - 1, 4],
      [1, 5],
    ] as const) {
      await system.pass(ms);
      expect(calls).toHaveLength(count);
    }
    expect(await statusOf(invoiceId)).toBe('DONE');
    expect(methods()).toEqual(['POST', 'GET', 'GET', 'GET', 'GET']);
  });

  it('that is refused in so many words is declined', async () => {
    const invoiceId = await payOut([says('refused', 422)]);
    await system.runDueJobs();
    expect(await statusOf(invoiceId)).toBe('DECLINED');
    await system.pass(60 * minute);
    expect(methods()).toEqual(['POST']);
  });
});

describe('a payout with an unknown outcome', () => {
  // ROUTING-37
  it.each<[string, CallAnswer]>([
    ['a timeout', timedOut],
    ['a broken connection', { error: 'ECONNRESET' }],
    ['an error of the provider’s', { statusCode: 500, text: '' }],
    ['an unreadable answer', { statusCode: 200, text: '<html>' }],
    ['a 4xx that does not say refused', { statusCode: 400, text: '{"error":"bad"}' }],
  ])('for %s is queried, not sent again, and turns out to be paid', async (_, answer) => {
    const invoiceId = await payOut([answer, says('paid')]);
    await system.runDueJobs();
    expect(await payoutStatuses(invoiceId)).toEqual(['UNKNOWN']);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    await system.pass(5 * second);
    expect(methods()).toEqual(['POST', 'GET']);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('that the provider never got is sent again under the same key', async () => {
    const invoiceId = await payOut([timedOut, notThere, says('accepted'), says('paid')]);
    await system.runDueJobs();
    await system.pass(5 * second);
    expect(methods()).toEqual(['POST', 'GET', 'POST']);
    expect(new Set(keys()).size).toBe(1);
    expect(await steps.payouts(invoiceId)).toHaveLength(1);
    await system.pass(10 * second);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('comes to a person after 60 minutes, and is still queried', async () => {
    const invoiceId = await payOut([timedOut]);
    await system.runDueJobs();
    await system.pass(60 * minute);
    expect(await statusOf(invoiceId)).toBe('ERROR');
    expect(await problemOf(steps.retry(invoiceId))).toBe('payout_unknown');
    const before = calls.length;
    await system.pass(5 * minute);
    expect(calls.length).toBe(before + 1);
    answers = [says('refused')];
    await system.pass(5 * minute);
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED']);
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
  });

  it('that the provider took once is neither sent again nor given up where it says it never got it', async () => {
    const invoiceId = await payOut([says('accepted'), timedOut, notThere]);
    await system.runDueJobs();
    await system.pass(5 * second);
    await system.pass(10 * second);
    expect(methods()).toEqual(['POST', 'GET', 'GET']);
    await system.pass(60 * minute);
    await system.pass(5 * minute);
    expect(await statusOf(invoiceId)).toBe('ERROR');
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
    expect(await problemOf(steps.retry(invoiceId))).toBe('payout_unknown');
  });

  it('and that was sent late is not given up before an hour after it could be sent last', async () => {
    const invoiceId = await payOut([timedOut, notThere]);
    // No server ran for an hour: it is sent now, and its window is over before that is answered.
    system.clock.advance(61 * minute);
    const call = await beginCall();
    const [payout] = await steps.payouts(invoiceId);
    await system.run((tx) =>
      runPayoutWindow(tx, payout?.id ?? asId<PayoutId>(''), system.clock.now()),
    );
    await call.answer(timedOut);
    answers = [notThere];
    await system.pass(5 * minute);
    expect(methods()).toEqual(['GET']);
    expect(await statusOf(invoiceId)).toBe('ERROR');
    expect(await problemOf(steps.retry(invoiceId))).toBe('payout_unknown');
    await system.pass(60 * minute);
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED']);
  });

  it('turns out to be paid also where the provider’s id of it cannot be kept', async () => {
    const text = JSON.stringify({ status: 'paid', transferId: 'po\u0000-1' });
    const invoiceId = await payOut([{ statusCode: 200, text }]);
    await system.runDueJobs();
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('is never sent once a person has ended its withdrawal, and after 60 minutes is known to have failed', async () => {
    const invoiceId = await payOut([timedOut, notThere]);
    await system.runDueJobs();
    await system.move({ invoiceId, formId: asId<FormId>(''), amount: 0n }, 'DECLINED');
    await system.pass(5 * second);
    expect(methods()).toEqual(['POST', 'GET']);
    expect(await payoutStatuses(invoiceId)).toEqual(['UNKNOWN']);
    await system.pass(60 * minute);
    await system.pass(5 * minute);
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED']);
    expect(await statusOf(invoiceId)).toBe('DECLINED');
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
  });

  it('is not sent at all where a person ended its withdrawal before', async () => {
    const invoiceId = await payOut([notThere]);
    await system.move({ invoiceId, formId: asId<FormId>(''), amount: 0n }, 'CANCELED');
    await system.runDueJobs();
    expect(methods()).toEqual(['GET']);
  });

  it('and that is reported meanwhile is booked once, whatever its answer says then', async () => {
    const invoiceId = await payOut([timedOut, says('paid')]);
    await system.runDueJobs();
    await steps.say('paid', invoiceId);
    await system.pass(60 * minute);
    expect(methods()).toEqual(['POST']);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });
});

describe('a status request by a person', () => {
  // ROUTING-240
  it('queries the provider now, and its answer counts as always', async () => {
    const invoiceId = await payOut([timedOut]);
    await system.runDueJobs();
    await system.pass(60 * minute);
    const [payout] = await steps.payouts(invoiceId);
    const operator = await signIn(system.app, 'operator');
    const url = `/api/v1/transaction/${payout?.id}/status-request`;
    const before = calls.length;
    answers = [says('paid')];
    expect((await operator({ method: 'POST', url })).statusCode).toBe(200);
    await system.runDueJobs();
    expect(calls.length).toBe(before + 1);
    expect(await statusOf(invoiceId)).toBe('DONE');
    expect((await operator({ method: 'POST', url })).json()).toMatchObject({
      code: 'transaction_known',
    });
  });
});

describe('a provider that contradicts itself', () => {
  it('refused by report, then answers that it paid: for a person', async () => {
    const invoiceId = await payOut([timedOut, says('paid')]);
    await system.runDueJobs();
    system.clock.advance(5 * second);
    const answer = answers[0];
    // The question is under way when the report comes.
    const call = await beginCall();
    await steps.say('refused', invoiceId);
    await call.answer(answer ?? timedOut);
    expect(await statusOf(invoiceId)).toBe('ERROR');
    expect(await transferSteps(system).notificationKinds(`invoice:${invoiceId}`)).not.toEqual([]);
  });
});

describe('a second payout', () => {
  // INVOICE-45, ROUTING-38
  it('goes out, under an id of its own, only after the first was refused', async () => {
    await steps.autoRetry('true');
    const invoiceId = await payOut([timedOut, timedOut, says('refused'), says('paid')], 2);
    await system.runDueJobs();
    await system.pass(5 * second);
    expect(await steps.payouts(invoiceId)).toHaveLength(1);
    await system.pass(10 * second);
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED']);
    await system.pass(minute);
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED', 'PAID']);
    expect(methods()).toEqual(['POST', 'GET', 'GET', 'POST']);
    expect(new Set(keys()).size).toBe(2);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('that a person asks for is called about, too', async () => {
    const invoiceId = await payOut([says('refused'), says('paid')]);
    await system.runDueJobs();
    await steps.retry(invoiceId);
    await system.runDueJobs();
    expect(new Set(keys()).size).toBe(2);
    expect(await statusOf(invoiceId)).toBe('DONE');
  });

  it('that begins while the first one’s answer is under way is not forgotten', async () => {
    const invoiceId = await payOut([timedOut]);
    await system.runDueJobs();
    system.clock.advance(5 * second);
    const call = await beginCall();
    await steps.say('refused', invoiceId);
    await steps.retry(invoiceId);
    answers = [says('paid')];
    await call.answer(says('refused'));
    await system.runDueJobs();
    expect(await payoutStatuses(invoiceId)).toEqual(['FAILED', 'PAID']);
  });
});

describe('a process that is killed', () => {
  it('after it called and before it wrote that down calls again under the same key', async () => {
    const invoiceId = await payOut([says('accepted')]);
    const { database } = system.context;
    // The claim commits; the record of the answer is lost.
    const killed = { ...system.context, database: killedAfter(1, database) };
    await expect(runNextCall(killed)).rejects.toThrow('killed');
    expect(await payoutStatuses(invoiceId)).toEqual(['NEW']);
    answers = [says('paid')];
    await system.pass(minute);
    expect(methods()).toEqual(['POST', 'POST']);
    expect(new Set(keys()).size).toBe(1);
    expect(await statusOf(invoiceId)).toBe('DONE');
    expect((await eventsOf(invoiceId)).filter((event) => event === 'payout_sent')).toHaveLength(1);
  });
});

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? error.code : `no problem: ${String(error)}`;
}
