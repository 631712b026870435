import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
beforeEach(() => steps.autoRetry('true'));
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The sandbox never says anything about it. */
const amount = 1_000_003n;

/** A merchant whose two accounts both can pay. */
async function funded(): Promise<Shop> {
  const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
  for (const money of [10_000_000n, 10_000_001n]) {
    await steps.earn(shop, money);
    await system.run((tx) => tx.execute(sql`update payment_account set priority = -priority`));
  }
  return shop;
}

/** A withdrawal whose customer said where it shall go. */
async function sent(shop: Shop): Promise<Deposit> {
  const withdrawal = await steps.createWithdrawal(shop, amount);
  await steps.complete(withdrawal);
  return withdrawal;
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? error.code : `no problem: ${String(error)}`;
}

describe('a retry that waits while a person moves its withdrawal', () => {
  it('sends nothing once the payout that was refused turned out to be paid', async () => {
    const withdrawal = await sent(await funded());
    const { invoiceId } = withdrawal;
    await steps.say('refused', invoiceId);
    await steps.say('paid', invoiceId);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await system.move(withdrawal, 'IN_PROGRESS');
    await system.pass(1 * minute);
    expect(await steps.payouts(invoiceId)).toMatchObject([{ status: 'PAID' }]);
  });

  // INVOICE-38
  it('sends nothing after the person put it back, who sends by Retry alone', async () => {
    const withdrawal = await sent(await funded());
    await steps.say('refused', withdrawal.invoiceId);
    await system.move(withdrawal, 'CANCELED');
    await system.move(withdrawal, 'IN_PROGRESS');
    await system.pass(1 * minute);
    expect(await steps.payouts(withdrawal.invoiceId)).toHaveLength(1);
  });
});

describe('the amount of a withdrawal that was sent', () => {
  // INVOICE-40
  it('stays the sent one until it is known to have failed, also if another is requested', async () => {
    const withdrawal = await sent(await funded());
    const { invoiceId } = withdrawal;
    await system.move(withdrawal, 'NEW');
    expect(await problemOf(steps.changeAmount(invoiceId, 2_000_000n))).toBe('amount_fixed');
    expect(await problemOf(system.requestRequisites(withdrawal, { amount: 3_000_000n }))).toBe(
      'form_ended',
    );
    expect(await system.row(invoiceId)).toMatchObject({ amount });
  });
});

describe('a withdrawal that was paid by another account than its last', () => {
  // LEDGER-21
  it('is booked from the account that paid it', async () => {
    const withdrawal = await sent(await funded());
    const { invoiceId } = withdrawal;
    await steps.say('refused', invoiceId);
    await system.pass(1 * minute);
    const [first, second_] = await steps.payouts(invoiceId);
    expect(first?.accountId).not.toBe(second_?.accountId);
    await steps.say('paid', invoiceId, first?.id);
    await steps.say('refused', invoiceId, second_?.id);
    await system.move(withdrawal, 'DONE');
    const booked = await system.query(sql`
      select la.payment_account_id as "accountId" from entry e
      join posting p on p.id = e.posting_id join ledger_account la on la.id = e.account_id
      where p.invoice_id = ${invoiceId} and la.kind = 'payment_account'`);
    expect(booked).toEqual([{ accountId: first?.accountId }]);
  });

  it('is so, too, where that became known after it was declined', async () => {
    const withdrawal = await sent(await funded());
    const { invoiceId } = withdrawal;
    await steps.say('refused', invoiceId);
    await system.pass(1 * minute);
    const [first] = await steps.payouts(invoiceId);
    await steps.say('refused', invoiceId);
    await system.pass(5 * minute);
    expect(await system.status(withdrawal)).toBe('DECLINED');
    await steps.say('paid', invoiceId, first?.id);
    expect(await system.row(invoiceId)).toMatchObject({
      status: 'ERROR',
      accountId: first?.accountId,
    });
  });
});

describe('a withdrawal that was paid twice', () => {
  it.each(['DONE', 'ERROR', 'IN_PROGRESS'] as const)(
    'opens a notification, also if a person had moved it to %s and closed an earlier one',
    async (status) => {
      const withdrawal = await sent(await funded());
      const { invoiceId } = withdrawal;
      await steps.say('refused', invoiceId);
      await system.pass(1 * minute);
      const [first, other] = await steps.payouts(invoiceId);
      await steps.say('paid', invoiceId, first?.id);
      if (status !== 'ERROR') await system.move(withdrawal, status);
      const subject = `invoice:${invoiceId}`;
      await system.query(sql`update notification set closed_at = now() where subject = ${subject}`);
      await steps.say('paid', invoiceId, other?.id);
      const open = await system.query(sql`
        select kind from notification where subject = ${subject} and closed_at is null`);
      expect(open).toEqual([{ kind: 'REPORTS_CONTRADICT' }]);
    },
  );
});

describe('a payout with an unknown outcome', () => {
  it('comes to a person again an hour after one put its withdrawal back', async () => {
    const withdrawal = await sent(await funded());
    await system.pass(60 * minute);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await system.move(withdrawal, 'IN_PROGRESS');
    await system.pass(60 * minute - 1 * second);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    await system.pass(1 * second);
    expect(await system.status(withdrawal)).toBe('ERROR');
  });
});

describe('a payout that a person makes by hand', () => {
  const waiting = async (invoiceId: string): Promise<unknown[]> => {
    const rows = await system.query(sql`
      select kind from notification where subject = ${`invoice:${invoiceId}`}
        and closed_at is null order by id`);
    return rows.map(({ kind }) => kind);
  };
  /** Accounts whose payouts a person makes, and one under way. */
  async function sentByHand(): Promise<Deposit> {
    const shop = await system.shop({ providerKind: 'manual', isTest: false });
    await steps.earn(shop, 10_000_000n);
    return sent(shop);
  }

  it.each(['CANCELED', 'DECLINED', 'NEW', 'DONE'] as const)(
    'is not sent once its withdrawal was moved to %s',
    async (status) => {
      const withdrawal = await sentByHand();
      expect(await waiting(withdrawal.invoiceId)).toEqual(['PAYOUT_WAITS']);
      await system.move(withdrawal, status);
      expect(await waiting(withdrawal.invoiceId)).toEqual([]);
    },
  );

  it('is sent again once its withdrawal waits for it again', async () => {
    const withdrawal = await sentByHand();
    await system.move(withdrawal, 'CANCELED');
    await system.move(withdrawal, 'IN_PROGRESS');
    expect(await waiting(withdrawal.invoiceId)).toEqual(['PAYOUT_WAITS']);
    await system.pass(60 * minute);
    expect(await waiting(withdrawal.invoiceId)).toEqual(['PAYOUT_WAITS', 'PAYOUT_UNKNOWN']);
    await system.move(withdrawal, 'IN_PROGRESS');
    expect(await waiting(withdrawal.invoiceId)).toEqual(['PAYOUT_WAITS']);
  });
});

it('a refusal of what a person moved to PENDING comes to a person, in true words', async () => {
  const withdrawal = await sent(await funded());
  await steps.autoRetry('false');
  await system.move(withdrawal, 'PENDING');
  await steps.say('refused', withdrawal.invoiceId);
  expect((await system.events(withdrawal)).at(-1)).toBe('payouts_exhausted → ERROR');
  const rows = await system.query(sql`
    select kind from notification where subject = ${`invoice:${withdrawal.invoiceId}`}`);
  expect(rows).toEqual([{ kind: 'REPORTS_CONTRADICT' }]);
});
