import { asId } from '@tiyin/domain/ids';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callback } from '../../src/db/schema.ts';
import { totalDone } from '../../src/payments/tallies/read-tallies.ts';
import { ProblemError } from '../../src/problem.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let give: ReturnType<typeof refundSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
  give = refundSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const hook = 'https://shop.test/hook';
const day = 24 * 60 * minute;

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    },
  );

// INVOICE-230
describe('a refund', () => {
  it('takes a part of a deposit from the balance without a fee, and the deposit stays done', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const before = await system.balance(shop, 'merchant_balance');
    const refund = await give.refund(deposit, 400_000n);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(400_000n);
    await steps.say('paid', refund);
    expect(await system.row(refund)).toMatchObject({ status: 'DONE', fee: 0n });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'merchant_balance')).toBe(before - 400_000n);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
    expect(await give.seenByMerchant(shop, deposit)).toMatchObject({ refundedAmount: 400_000 });
  });

  it('frees its part of the deposit again when it fails, and counts again when it is retried', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const refund = await give.refund(deposit, 700_000n);
    await steps.say('refused', refund);
    expect((await system.row(refund)).status).toBe('DECLINED');
    expect(await give.seenByMerchant(shop, deposit)).not.toHaveProperty('refundedAmount');
    const second = await give.refund(deposit, 500_000n);
    expect(await codeOf(steps.retry(refund))).toBe('refund_exceeds_deposit');
    await steps.say('refused', second);
    await steps.retry(refund);
    await steps.say('paid', refund);
    expect(await give.seenByMerchant(shop, deposit)).toMatchObject({ refundedAmount: 700_000 });
  });

  it('of a deposit that is not done is refused, and so is that of a withdrawal', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const open = await system.createDeposit(shop, 1_000_000n);
    expect(await codeOf(give.refund(open, 1n))).toBe('not_refundable');
    const withdrawal = await steps.createWithdrawal(shop, 1_000_000n);
    expect(await codeOf(give.refund(withdrawal, 1n))).toBe('not_refundable');
  });

  it('of more than the balance is refused, and nothing is made', async () => {
    const shop = await system.shop();
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    // The fee of the deposit is not the merchant's.
    expect(await codeOf(give.refund(deposit, 1_000_000n))).toBe('insufficient_funds');
    expect(await codeOf(give.refundByForm(deposit, 1_000_000n))).toBe('insufficient_funds');
    expect(await give.refunds(deposit)).toEqual([]);
  });

  it('of another merchant does not exist', async () => {
    const [shop, other] = [await system.shop(), await system.shop()];
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    expect(await codeOf(give.refundAsMerchant(other, deposit, 100_000n))).toBe('not_found');
  });

  it('keeps its deposit done and its own amount', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const refund = await give.refundByForm(deposit, 600_000n);
    expect(await codeOf(system.move(deposit, 'ERROR'))).toBe('deposit_refunded');
    expect(await codeOf(steps.changeAmount(refund.invoiceId, 900_000n))).toBe('amount_fixed');
    await system.move(refund, 'CANCELED');
    await give.refund(deposit, 600_000n);
    expect(await codeOf(system.move(refund, 'NEW'))).toBe('refund_exceeds_deposit');
  });

  it('does not count as a deposit of its terminal in totals', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    await steps.say('paid', await give.refund(deposit, 400_000n));
    const staff = await system.operator();
    const question = { staff, flowType: 'DEPOSIT', terminalId: shop.terminalId } as const;
    const [total] = await system.run((tx) => totalDone(tx, question));
    expect(total?.sum).toBe(5_000_000);
  });

  // API-232
  it('names its deposit to the merchant in every callback', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n, hook);
    const refund = await give.refund(deposit, 400_000n);
    await steps.say('paid', refund);
    const rows = await system.run((tx) =>
      tx
        .select({ body: callback.body })
        .from(callback)
        .where(and(eq(callback.invoiceId, refund)))
        .orderBy(asc(callback.sequence)),
    );
    const bodies = rows.map(({ body }): unknown => JSON.parse(body));
    const refundOf = deposit.invoiceId;
    expect(bodies).toMatchObject(
      ['NEW', 'IN_PROGRESS', 'PAYED', 'DONE'].map((status) => ({
        type: 'refund.status_changed',
        data: { status, refundOf },
      })),
    );
  });
});

// INVOICE-230
describe('at the same moment', () => {
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

  it('twelve refunds of a third are three, never more than the deposit', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 9_000_000n);
    const deposit = await give.paidDeposit(shop, 900_000n);
    const ends = await Promise.all([
      ...times(6, () => codeOf(give.refund(deposit, 300_000n))),
      ...times(3, () => codeOf(give.refundByForm(deposit, 300_000n))),
      ...times(3, () => codeOf(give.refundAsMerchant(shop, deposit, 300_000n))),
    ]);
    expect(ends.toSorted()).toEqual([
      ...times(3, () => 'made'),
      ...times(9, () => 'refund_exceeds_deposit'),
    ]);
    expect(await give.seenByMerchant(shop, deposit)).toMatchObject({ refundedAmount: 900_000 });
  });

  it('a Retry of a failed refund and a new one leave one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const shop = await system.shop();
      await steps.earn(shop, 9_000_000n);
      const deposit = await give.paidDeposit(shop, 900_000n);
      const refund = await give.refund(deposit, 600_000n);
      await steps.say('refused', refund);
      const ends = await Promise.all([
        codeOf(steps.retry(refund)),
        codeOf(give.refund(deposit, 600_000n)),
      ]);
      expect(ends.toSorted()).toEqual(['made', 'refund_exceeds_deposit']);
    }
  });

  it('a refund and a move of its deposit leave it refunded and done, or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const shop = await system.shop();
      await steps.earn(shop, 9_000_000n);
      const deposit = await give.paidDeposit(shop, 900_000n);
      const [refunded, moved] = await Promise.all([
        codeOf(give.refund(deposit, 600_000n)),
        codeOf(system.move(deposit, 'ERROR')),
      ]);
      expect([refunded, moved]).toSatisfy(
        (ends: string[]) =>
          ends.join() === 'made,deposit_refunded' || ends.join() === 'not_refundable,made',
      );
    }
  });
});

// INVOICE-231
describe('without a payee', () => {
  it('the customer names it on a form of the fixed amount, within seven days', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    // Below the terminal's limits: it gives back what came.
    const refund = await give.refundByForm(deposit, 50_000n);
    await system.pass(6 * day);
    expect(await codeOf(system.requestRequisites(refund, { amount: 60_000n }))).toBe('not_allowed');
    await system.requestRequisites(refund);
    await steps.complete(refund, payeeCard);
    await steps.say('paid', refund.invoiceId);
    expect(await system.row(refund.invoiceId)).toMatchObject({ status: 'DONE', fee: 0n });
    expect(await give.refunds(deposit)).toMatchObject([{ amount: 50_000 }]);
  });

  it('its form shows staff the address until it is completed', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const refund = await give.refundByForm(deposit, 50_000n);
    const formUrl = `https://pay.test/payment/${refund.formId}`;
    expect(await give.refunds(deposit)).toMatchObject([{ formUrl }]);
    await system.requestRequisites(refund);
    await steps.complete(refund);
    const [completed] = await give.refunds(deposit);
    expect(completed).not.toHaveProperty('formUrl');
  });

  it('is canceled after seven days, and the deposit may be refunded again', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const refund = await give.refundByForm(deposit, 1_000_000n);
    await system.pass(7 * day);
    expect(await system.status(refund)).toBe('CANCELED');
    await give.refund(deposit, 1_000_000n);
  });
});

// INVOICE-213
describe('the preview of a refund', () => {
  it('agrees with its effect, and changes nothing', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n, hook);
    const balance = Number(await system.balance(shop, 'merchant_balance'));
    const before = await system.row(deposit.invoiceId);
    const effect = await give.preview(deposit, 400_000n);
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    expect(await give.refunds(deposit)).toEqual([]);
    const refund = await give.refund(deposit, 400_000n);
    const [posted] = await system.postings({ ...deposit, invoiceId: refund });
    expect(effect).toMatchObject({
      version: before.version,
      isReasonRequired: true,
      fee: 0,
      postings: [{ kind: 'status_moved' }],
      balance: { before: balance, after: balance - 400_000 },
      callbacks: [{ invoiceStatus: { code: 'NEW' } }, { invoiceStatus: { code: 'IN_PROGRESS' } }],
    });
    expect(posted).toBeDefined();
    expect(Number(await system.balance(shop, 'merchant_balance'))).toBe(balance - 400_000);
  });

  it('is refused as the refund would be', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    const wrongCard = { credential: '9860' };
    expect(await codeOf(give.preview(deposit, 1_000_001n))).toBe('refund_exceeds_deposit');
    expect(await codeOf(give.preview(deposit, 1n, wrongCard))).toBe('credential_not_valid');
    const unknown = { ...deposit, invoiceId: asId<typeof deposit.invoiceId>(crypto.randomUUID()) };
    expect(await codeOf(give.preview(unknown, 1n))).toBe('not_found');
  });
});
