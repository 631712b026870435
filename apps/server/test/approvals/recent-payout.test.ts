import type { TransactionEnd } from '@tiyin/api/types';
import { asId, type FormId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../src/outside/call-out.ts';
import { officeSteps } from '../payments/office-steps.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { type HttpShop, openHttpShop } from '../providers/http-shop.ts';
import { signIn } from '../callers.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let shop: HttpShop;
/** The methods of the calls to the provider, which has no answer to a payout and never knows one. */
let methods: string[];

const forgotten: CallAnswer = { statusCode: 404, text: '' };
const timedOut: CallAnswer = { error: 'timed_out' };

beforeAll(async () => {
  system = await openTestSystem({
    isRateLimited: false,
    callOut: ({ method = 'POST' }) => {
      methods.push(method);
      return Promise.resolve(method === 'POST' ? timedOut : forgotten);
    },
  });
  payouts = payoutSteps(system);
});
beforeEach(async () => {
  methods = [];
  await payouts.autoRetry('false');
  await system.query(sql`delete from job where kind = 'payout.call'`);
  shop = await openHttpShop(system);
  await payouts.earn(shop, 10_000_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function payOut(): Promise<Deposit> {
  const invoiceId = await payouts.payOut(shop, 1_000_000n);
  return { invoiceId, formId: asId<FormId>(''), amount: 1_000_000n };
}

/** Declares as an operator that the payout failed; returns the code of the problem, or `requested`. */
async function end({ invoiceId }: Deposit): Promise<string> {
  const caller = await signIn(system.app, 'operator');
  const page = await caller({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` });
  const { openPayout } = page.json<{ data: { openPayout: { id: string; isEndable: boolean } } }>()
    .data;
  const body: TransactionEnd = { status: 'failed', reason: 'The bank shows no debit' };
  const url = `/api/v1/transaction/${openPayout.id}/end`;
  const { code = 'requested' } = (await caller({ method: 'POST', url, body })).json<{
    code?: string;
  }>();
  expect(openPayout.isEndable).toBe(code === 'requested');
  return code;
}

// LEDGER-752
describe('a payout that was sent longer than an hour after it was made', () => {
  it('has an hour of its own after the pause of its provider', async () => {
    const withdrawal = await payOut();
    const { pause, resume } = officeSteps(system);
    await pause(shop);
    await system.pass(3 * 60 * minute);
    expect(methods).not.toContain('POST');
    await resume(shop);
    await system.runDueJobs();
    expect(methods).toContain('POST');
    await system.move(withdrawal, 'ERROR');
    expect(await end(withdrawal)).toBe('transaction_recent');
    await system.pass(59 * minute);
    expect(await end(withdrawal)).toBe('transaction_recent');
    await system.pass(minute);
    expect(await end(withdrawal)).toBe('requested');
  });

  it('has an hour of its own where a person put its withdrawal in progress again', async () => {
    const withdrawal = await payOut();
    await system.pass(90 * minute);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await system.move(withdrawal, 'IN_PROGRESS');
    methods = [];
    await system.pass(20 * minute);
    expect(methods).toContain('POST');
    await system.move(withdrawal, 'ERROR');
    expect(await end(withdrawal)).toBe('transaction_recent');
    await system.pass(40 * minute);
    expect(await end(withdrawal)).toBe('requested');
  });

  it('is declared while a pause of its provider holds it, which does not send it', async () => {
    const withdrawal = await payOut();
    await officeSteps(system).pause(shop);
    await system.pass(70 * minute);
    await system.move(withdrawal, 'ERROR');
    expect(await end(withdrawal)).toBe('requested');
  });
});
