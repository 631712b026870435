import type { InvoiceId } from '@tiyin/domain/ids';
import { isCurrencyCode } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { type Infer, create, nullable, number, optional, string, type } from 'superstruct';
import { expect } from 'vitest';
import { runNextJob } from '../../src/background/due-jobs.ts';
import { idStruct } from '../../src/db/id-struct.ts';
import { ProblemError } from '../../src/problem.ts';
import { openReportSystem } from '../reports/report-system.ts';
import { runNextCall } from '../test-app.ts';
import { allowCurrencies } from './added-currencies.ts';
import { cancelAs } from './cancel-as.ts';
import { expectFiguresAgree } from './derived-figures.ts';
import type { Action, Lives, OfficeAction, PayoutAction } from './life-arbitraries.ts';
import { minute } from './times.ts';
import { officeSteps } from './office-steps.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { refundSteps } from './refund-steps.ts';
import type { Shop } from './shop.ts';
import type { Deposit } from './test-system.ts';

/** A test system in which many lives of invoices run at once, in any currency of the table. */
export async function openLives() {
  /** The callbacks of each invoice in the order in which the receiver took them. */
  const received = new Map<InvoiceId, Webhook[]>();
  let isFlaky = false;
  let calls = 0;
  const system = await openReportSystem({
    callOut: ({ body }) => {
      calls += 1;
      if (isFlaky && calls % 3 === 0) return Promise.resolve({ statusCode: 500, text: '' });
      const { data } = create(JSON.parse(body), webhookStruct);
      const { invoiceId } = data;
      if (invoiceId !== undefined) {
        received.set(invoiceId, [...(received.get(invoiceId) ?? []), data]);
      }
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
  await allowCurrencies(system.run);
  const steps = system.money;
  const give = refundSteps(system);
  const office = officeSteps(system);

  /** Lives all lives at once, ends what is open, and compares the books with what must be true. */
  async function live(
    { lives, office: acts, currency, feeFixed, isRetried, isReceiverFlaky }: Lives,
    expectBefore: (shop: Shop) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    isFlaky = isReceiverFlaky;
    received.clear();
    if (!isCurrencyCode(currency)) throw new Error(`${currency} is not in the table`);
    await steps.autoRetry(isRetried ? 'true' : 'false');
    const shop = await system.shop({
      accounts: [{ limit: 6_000_000n }, { limit: 9_000_000n, priority: 2 }],
      callbackUrl: 'https://shop.test/callbacks',
      currency,
      feeFixed,
    });
    await office.rate(currency);
    await steps.earn(shop, 4_000_000n);
    const begun: (() => Promise<void>)[] = [];
    for (const each of lives) {
      if (each.flow === 'deposit') {
        const deposit = await system.createDeposit(shop, each.amount);
        begun.push(() => liveDeposit(deposit, each.actions));
      } else {
        const withdrawal = await steps.createWithdrawal(shop, each.amount);
        begun.push(() => liveWithdrawal(withdrawal, each.actions));
      }
    }
    begun.push(() => inTheOffice(shop, acts));
    await Promise.all(begun.map((goOn) => goOn()));
    await expectBefore(shop);
    await system.runDueJobs();
    await system.expectBooksHold();
    await expectFiguresAgree(system, shop, { currency, feeFixed });
    await expectCallbacksTaken();
    expect(system.loggedErrors).toEqual([]);
  }

  /** In their order, and in the end the receiver knows each invoice as it is. */
  async function expectCallbacksTaken(): Promise<void> {
    for (let tries = 0; tries < 12 && (await areCallbacksWaiting()); tries += 1) {
      await system.pass(3 * 60 * minute);
    }
    expect(received.size).toBeGreaterThan(0);
    for (const [invoiceId, taken] of received) {
      const sequences = taken.map(({ sequence = 0 }) => sequence);
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
      const { status, amount, fee, currency } = await system.row(invoiceId);
      const known = {
        status,
        amount: Number(amount),
        fee: fee === null ? null : Number(fee),
        currency,
      };
      expect(taken.at(-1), invoiceId).toMatchObject(known);
    }
  }

  async function areCallbacksWaiting(): Promise<boolean> {
    const [row] = await system.query(
      sql`select count(*)::int as count from callback where state = 'WAITING'`,
    );
    return row?.['count'] !== 0;
  }

  async function inTheOffice(shop: Shop, actions: readonly OfficeAction[]): Promise<void> {
    for (const action of actions) {
      await bearable(async () => {
        switch (action.does) {
          case 'settle':
            return office.settle(shop, action.amount);
          case 'limit':
            return office.limit(shop, action.limit);
          case 'pause':
          case 'resume':
            return office[action.does](shop);
          case 'terminals':
            return office.switchTerminals(shop, action.areOn);
          default:
            return anybody(action);
        }
      });
    }
  }

  async function liveDeposit(deposit: Deposit, actions: readonly Action[]): Promise<void> {
    for (const action of actions) {
      await bearable(async () => {
        switch (action.does) {
          case 'ask':
            return system.requestRequisites(deposit, { amount: action.amount });
          case 'complete':
            return system.complete(deposit);
          case 'report':
            return report(deposit, action.off);
          case 'refuse':
            return system.refuse(deposit);
          case 'cancel':
            return cancelAs.merchant(system, deposit);
          case 'move':
            return system.move(deposit, action.to);
          case 'change':
            return steps.changeAmount(deposit.invoiceId, action.amount);
          case 'refund':
            return refund(deposit, action.part);
          default:
            return anybody(action);
        }
      });
    }
  }

  async function liveWithdrawal(
    withdrawal: Deposit,
    actions: readonly PayoutAction[],
  ): Promise<void> {
    const { invoiceId } = withdrawal;
    for (const action of actions) {
      await bearable(async () => {
        switch (action.does) {
          case 'complete':
            return steps.complete(withdrawal);
          case 'paid':
          case 'refused':
            return sayOfSome(action.does, invoiceId);
          case 'retry':
            return steps.retry(invoiceId);
          case 'cancel':
            return cancelAs.merchant(system, withdrawal);
          case 'ask':
            return system.requestRequisites(withdrawal, { amount: action.amount });
          case 'move':
            return system.move(withdrawal, action.to);
          case 'change':
            return steps.changeAmount(invoiceId, action.amount);
          case 'refund':
            return refund(withdrawal, action.part);
          default:
            return anybody(action);
        }
      });
    }
  }

  /** Of the last payout, where there is one. */
  async function sayOfSome(outcome: 'paid' | 'refused', invoiceId: InvoiceId): Promise<void> {
    if ((await steps.payouts(invoiceId)).length > 0) await steps.say(outcome, invoiceId);
  }

  async function report(deposit: Deposit, difference: bigint): Promise<void> {
    const { accountId, amount: expected } = await system.row(deposit.invoiceId);
    if (accountId !== null) await system.report(deposit, { amount: expected + difference });
  }

  /** Time passes for all; one of many workers does a job or a call that is due. */
  async function anybody(action: ByAnybody): Promise<void> {
    if (action.does === 'wait') system.clock.advance(action.ms);
    else if (!(await runNextJob(system.context))) await runNextCall(system.context);
  }

  async function expectNoLimitExceeded({ merchantId }: Shop): Promise<void> {
    const exceeded = await system.query(sql`
      select pa.id, pa.limit, sum(l.amount) from payment_account pa
      join lease l on l.account_id = pa.id and l.held_until is null
      join invoice i on i.id = l.invoice_id
      where i.merchant_id = ${merchantId}
      group by pa.id having sum(l.amount) > pa.limit`);
    expect(exceeded).toEqual([]);
  }

  /** Gives one of so many parts of an invoice back. */
  async function refund(deposit: Deposit, part: bigint): Promise<void> {
    const { amount } = await system.row(deposit.invoiceId);
    await give.refund(deposit, amount / part);
  }

  // They share the clock.
  const inTurn = oneAfterAnother(live);
  const close = async () => {
    await inTurn.ended();
    await system.close();
  };
  return { ...system, live: inTurn.run, expectNoLimitExceeded, close };
}

type ByAnybody = { does: 'wait'; ms: number } | { does: 'work' };

/** A problem is an answer that callers must live with; any other error is a defect. */
async function bearable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

const webhookStruct = type({
  data: type({
    invoiceId: optional(idStruct<InvoiceId>(string())),
    sequence: optional(number()),
    status: optional(string()),
    amount: number(),
    fee: optional(nullable(number())),
    currency: string(),
  }),
});
type Webhook = Infer<typeof webhookStruct>['data'];
