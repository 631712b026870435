import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { makeProviderSecret } from '../../src/providers/http/provider-secret.ts';
import { rotateProviderSecret } from '../../src/providers/manage/rotate-secret.ts';
import { providerServer } from '../callers.ts';
import { officeSteps } from '../payments/office-steps.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type TestSystem, minute, openTestSystem, second } from '../payments/test-system.ts';
import { type KnownPayout, honestProvider } from './honest-provider.ts';
import { type HttpShop, openHttpShop, providerSecret } from './http-shop.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
const provider = honestProvider(() => system.clock.now().getTime());
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false, callOut: provider.callOut });
  steps = payoutSteps(system);
});
afterAll(() => system.close());

/** How long the search for a counterexample may take, in ms. */
const searchMs = 30_000;

const which = fc.nat({ max: 3 });
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay out' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('arrive' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      which,
      state: fc.constantFrom('paid' as const, 'refused' as const),
      isReported: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('report' as const), which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('retry' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      which,
      to: fc.constantFrom('IN_PROGRESS' as const, 'ERROR' as const, 'DECLINED' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('pause' as const, 'resume' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('rotate' as const), hours: fc.nat({ max: 1 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(second, minute, 5 * minute, 15 * minute, 65 * minute),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const course = fc.record({
  fates: fc.array(fc.constantFrom('answered', 'late', 'late', 'lost', 'unanswered'), {
    minLength: 30,
    maxLength: 60,
  }),
  states: fc.array(fc.constantFrom('accepted', 'accepted', 'paid', 'refused'), { maxLength: 10 }),
  isRetried: fc.boolean(),
  actions: fc.array(action, { minLength: 20, maxLength: 45 }),
});

/** One provider with its merchant, and what happens between them. */
async function openCourse() {
  const shop: HttpShop = await openHttpShop(system, { accounts: 2 });
  const office = officeSteps(system);
  const withdrawals: InvoiceId[] = [];
  let secret = providerSecret;
  const known = () => provider.of(shop.accountIds);
  const at = <T>(of: readonly T[], place: number): T | undefined => of[place % of.length];
  await steps.earn(shop, 9_000_000n);

  async function report({ id, state, ...rest }: KnownPayout): Promise<void> {
    if (state === 'accepted') return;
    const url = `/api/provider/${shop.providerId}/transfers`;
    const facts = { type: 'payout', status: state, transactionId: id, currency: 'UZS' };
    const call = providerServer(system.app, secret, system.clock);
    const answer = await call({ method: 'POST', url, body: { ...facts, ...rest } });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  async function act(next: Action): Promise<unknown> {
    switch (next.does) {
      case 'pay out':
        return withdrawals.push(await steps.payOut(shop, 1_000_000n));
      case 'arrive':
        return provider.arrive();
      case 'decide': {
        const open = known().filter(({ state }) => state === 'accepted');
        const found = at(open, next.which);
        if (!found) return undefined;
        found.state = next.state;
        return next.isReported ? report(found) : undefined;
      }
      case 'report': {
        const found = at(known(), next.which);
        return found && report(found);
      }
      case 'retry': {
        const invoiceId = at(withdrawals, next.which);
        return invoiceId && steps.retry(invoiceId);
      }
      case 'move': {
        const invoiceId = at(withdrawals, next.which);
        return (
          invoiceId && system.move({ invoiceId, formId: asId<FormId>(''), amount: 0n }, next.to)
        );
      }
      case 'pause':
      case 'resume':
        return office[next.does](shop);
      case 'rotate':
        return rotate(next.hours);
      case 'wait':
        return wait(next.ms);
    }
  }

  async function rotate(overlapHours: number): Promise<void> {
    const made = makeProviderSecret();
    const staff = await system.operator();
    const { providerId } = shop;
    const command = { staff, providerId, secret: made, overlapHours, expectedVersion: undefined };
    const now = system.clock.now();
    await system.run((tx) => rotateProviderSecret(tx, { ...command, now }, system.context.secrets));
    secret = made;
  }

  /** In steps, so that jobs run at their times. */
  async function wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 5 * minute) {
      const step = Math.min(left, 5 * minute);
      provider.arrive(system.clock.now().getTime() + step);
      await system.pass(step);
    }
  }

  /** Nothing was paid twice, and the books have what the provider has. */
  async function expectAgreement(): Promise<void> {
    const rows = await system.query(sql`select p.id, p.invoice_id, p.status, i.status as of
      from payout p join invoice i on i.id = p.invoice_id where i.merchant_id = ${shop.merchantId}`);
    const states = new Map(known().map(({ id, state }) => [id, state]));
    const paid = rows.filter(({ id }) => states.get(String(id)) === 'paid');
    const invoices = paid.map((row) => row['invoice_id']);
    expect(new Set(invoices).size, 'paid twice').toBe(invoices.length);
    for (const row of rows) {
      if (row['of'] === 'DONE') expect(invoices).toContain(row['invoice_id']);
      const state = states.get(String(row['id'])) ?? 'refused';
      if (row['status'] === 'FAILED') expect(state).toBe('refused');
      if (row['status'] === 'PAID') expect(state).toBe('paid');
    }
    await system.expectBooksHold();
  }

  return { act, expectAgreement };
}

// ROUTING-37, ROUTING-38
it('an honest provider pays a withdrawal once, whatever is lost, late, paused, rotated, moved and retried', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ fates, states, isRetried, actions }) => {
      provider.begin({ fates, states });
      await steps.autoRetry(isRetried ? 'true' : 'false');
      const { act, expectAgreement } = await openCourse();
      await act({ does: 'pay out' });
      for (const next of actions) {
        try {
          await act(next);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
        }
        await expectAgreement();
      }
      expect(system.loggedErrors).toEqual([]);
    }),
    { numRuns: 15, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);
