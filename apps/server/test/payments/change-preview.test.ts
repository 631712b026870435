import { invoiceStatusByCode, invoiceStatuses } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack } from '../../src/db/transactions.ts';
import { callback, transfer } from '../../src/db/schema.ts';
import { previewEffect } from '../../src/payments/invoices/preview-change.ts';
import { listPostings } from '../../src/payments/ledger/list-postings.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
// Once for all: the books of 170 payments take longer to add up than a payment to make.
afterAll(async () => {
  await system.expectBooksHold();
  await system.close();
});

const codes = invoiceStatuses.map(({ code }) => code);
const pairs = codes.flatMap((from) =>
  codes.filter((to) => to !== from).map((to) => ({ from, to })),
);
const hook = 'https://shop.test/hook';
/** The sandbox never says anything about it. */
const silent = 1_000_003n;

async function preview({ invoiceId }: Deposit, change: { statusId?: number; amount?: bigint }) {
  const staff = await system.operator();
  const { secrets } = system.context;
  const requested = {
    statusId: change.statusId,
    amount: change.amount === undefined ? undefined : minorUnits(change.amount),
  };
  const command = {
    staff,
    secrets,
    invoiceId,
    expectedVersion: undefined,
    now: system.clock.now(),
  };
  const effect = await rolledBack(system.run, (tx) =>
    previewEffect(tx, { ...command, ...requested }),
  );
  return effect.whole;
}

/** Everything that a change could leave behind, to compare two moments by. */
async function standing(shop: Shop, deposit: Deposit) {
  const staff = await system.operator();
  const { invoiceId } = deposit;
  return {
    row: await system.row(invoiceId),
    events: await system.eventRows(deposit),
    postings: await system.run((tx) => listPostings(tx, staff, invoiceId)),
    balance: await system.balance(shop, 'merchant_balance'),
    vouched: await system.run((tx) =>
      tx
        .select()
        .from(transfer)
        .where(and(eq(transfer.invoiceId, invoiceId), eq(transfer.source, 'staff'))),
    ),
  };
}

function callbacksAfter(deposit: Deposit, sequence: number) {
  return system.run((tx) =>
    tx
      .select({ type: callback.type, status: callback.invoiceStatus })
      .from(callback)
      .where(and(eq(callback.invoiceId, deposit.invoiceId), gt(callback.sequence, sequence)))
      .orderBy(asc(callback.sequence)),
  );
}

/** Previews the move, makes it, and compares; also of one that accepts what came as the amount. */
async function expectAgreement(
  shop: Shop,
  deposit: Deposit,
  to: (typeof codes)[number],
  accepted?: bigint,
) {
  const before = await standing(shop, deposit);
  const statusId = invoiceStatusByCode(to).id;
  const effect = await preview(deposit, {
    statusId,
    ...(accepted !== undefined && { amount: accepted }),
  });
  expect(await standing(shop, deposit)).toEqual(before);
  const isRefused = await system.moveWithoutReason(deposit, to, accepted);
  expect(isRefused).toBe(effect.isReasonRequired ? 'reason_required' : undefined);
  if (accepted !== undefined) await system.accept(deposit, accepted);
  else if (isRefused !== undefined) await system.move(deposit, to);
  const after = await standing(shop, deposit);
  const written = after.postings.slice(0, after.postings.length - before.postings.length);
  expect(effect).toEqual({
    version: before.row.version,
    isReasonRequired: effect.isReasonRequired,
    fee: after.row.fee === null ? null : Number(after.row.fee),
    ...(deposit.amount !== silent && { reportedAmount: effect.reportedAmount }),
    vouchedAmount: effect.vouchedAmount,
    postings: written.toReversed().map(({ kind, legs }) => ({ kind, legs })),
    balance: { before: Number(before.balance), after: Number(after.balance) },
    callbacks: (await callbacksAfter(deposit, before.row.eventSequence)).map(
      ({ type, status }) => ({ type, invoiceStatus: status && invoiceStatusByCode(status) }),
    ),
    isPayoutUnderWay: effect.isPayoutUnderWay,
    isReleasing: effect.isReleasing,
  });
  const vouched = after.vouched.slice(before.vouched.length).map(({ amount }) => Number(amount));
  const isDeposit = before.row.flowType === 'DEPOSIT';
  if (isDeposit) expect(vouched).toEqual(effect.vouchedAmount === 0 ? [] : [effect.vouchedAmount]);
  return effect;
}

// INVOICE-213
describe('the preview of a status change agrees with its effect', () => {
  it.each(pairs)('of a deposit from $from to $to', async ({ from, to }) => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 650_000n, hook);
    await system.requestRequisites(deposit);
    if (from !== 'IN_PROGRESS') await system.move(deposit, from);
    await expectAgreement(shop, deposit, to);
  });

  it.each(pairs)('of a short deposit from $from to $to', async ({ from, to }) => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 90_000_00n, hook);
    await system.requestRequisites(deposit);
    await system.report(deposit, { amount: 89_000_00n });
    if (from !== (await system.status(deposit))) await system.move(deposit, from);
    const effect = await expectAgreement(shop, deposit, to);
    const wasBooked = from === 'DONE';
    expect(effect.reportedAmount).toBe(wasBooked ? 90_000_00 : 89_000_00);
    expect(effect.vouchedAmount).toBe(to === 'DONE' ? 1_000_00 : 0);
  });

  // INVOICE-226
  it.each(codes.filter((code) => code !== 'DONE'))(
    'of a short deposit in %s whose amount becomes what came',
    async (from) => {
      const shop = await system.shop();
      const deposit = await system.createDeposit(shop, 90_000_00n, hook);
      await system.requestRequisites(deposit);
      await system.report(deposit, { amount: 89_000_00n });
      if (from !== (await system.status(deposit))) await system.move(deposit, from);
      const effect = await expectAgreement(shop, deposit, 'DONE', 89_000_00n);
      expect(effect).toMatchObject({ vouchedAmount: 0, reportedAmount: 89_000_00, fee: 133_500 });
      expect(effect.callbacks.map(({ type }) => type)).toEqual([
        'invoice.amount_changed',
        'invoice.status_changed',
      ]);
      expect(await system.row(deposit.invoiceId)).toMatchObject({ amount: 89_000_00n });
    },
  );

  it.each(pairs)('of a withdrawal from $from to $to', async ({ from, to }) => {
    const shop = await system.shop();
    await steps.earn(shop, 10_000_000n);
    const withdrawal = await steps.createWithdrawal(shop, silent);
    await steps.complete(withdrawal);
    if (from !== 'IN_PROGRESS') await system.move(withdrawal, from);
    const effect = await expectAgreement(shop, withdrawal, to);
    expect(effect.isPayoutUnderWay).toBe(true);
    expect(effect.vouchedAmount).toBe(to === 'DONE' ? Number(silent) : 0);
    const releases = ['NEW', 'CANCELED', 'DECLINED'];
    const wasReserved = !['DONE', ...releases].includes(from);
    expect(effect.isReleasing).toBe(wasReserved && releases.includes(to));
  });
});

// INVOICE-213
describe('the preview of an amount change', () => {
  it('changes nothing, needs a reason and books nothing', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 650_000n, hook);
    await system.requestRequisites(deposit);
    const before = await standing(shop, deposit);
    expect(await preview(deposit, { amount: 700_000n })).toMatchObject({
      version: before.row.version,
      isReasonRequired: true,
      vouchedAmount: 0,
      postings: [],
      callbacks: [{ type: 'invoice.amount_changed', invoiceStatus: { code: 'IN_PROGRESS' } }],
    });
    expect(await standing(shop, deposit)).toEqual(before);
  });

  it('is refused as the change would be', async () => {
    const shop = await system.shop({ accounts: [{}] });
    const other = await system.createDeposit(shop, 700_000n);
    await system.requestRequisites(other);
    const deposit = await system.createDeposit(shop, 650_000n);
    await system.requestRequisites(deposit);
    await expect(preview(deposit, { amount: 700_000n })).rejects.toMatchObject({
      code: 'amount_taken',
    });
  });
});
