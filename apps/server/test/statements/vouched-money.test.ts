import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runNextJob } from '../../src/background/due-jobs.ts';
import { rolledBack } from '../../src/db/transactions.ts';
import { changeStatus } from '../../src/payments/invoices/change-status.ts';
import { previewEffect } from '../../src/payments/invoices/preview-change.ts';
import { ProblemError } from '../../src/problem.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let statements: ReturnType<typeof statementSteps>;
let shop: Shop;
let accountId: AccountId;
let today: string;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
  statements = statementSteps(system);
});
beforeEach(async () => {
  shop = await system.shop({ providerKind: 'manual', isTest: false });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  today = system.clock.now().toISOString().slice(0, 10);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const amount = 1_000_000n;

/** Deposits that ended long enough ago that no money finds them by their amount. */
async function ended(count = 1): Promise<readonly Deposit[]> {
  const deposits: Deposit[] = [];
  for (let index = 0; index < count; index += 1) {
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    await system.move(deposit, 'DECLINED');
    await system.pass(31 * minute);
    deposits.push(deposit);
  }
  return deposits;
}

async function endedOne(): Promise<Deposit> {
  const [deposit] = await ended();
  if (!deposit) throw new Error('there is no deposit');
  return deposit;
}

async function changeOf({ invoiceId }: Deposit, transferId?: number | null) {
  const { clock, context } = system;
  return {
    staff: await system.operator(),
    secrets: context.secrets,
    invoiceId,
    statusId: invoiceStatusByCode('DONE').id,
    reason: 'The bank shows it',
    expectedVersion: undefined,
    transferId: typeof transferId === 'number' ? asId<TransferId>(transferId) : transferId,
    now: clock.now(),
  };
}

/** A person sets DONE; returns the refusal. */
async function vouch(deposit: Deposit, transferId?: number | null) {
  const change = await changeOf(deposit, transferId);
  return system
    .run((tx) => changeStatus(tx, change))
    .then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ProblemError) return error;
        throw error;
      },
    );
}

async function preview(deposit: Deposit) {
  const change = await changeOf(deposit);
  const { whole } = await rolledBack(system.context.database.transaction, (tx) =>
    previewEffect(tx, { ...change, amount: undefined }),
  );
  return whole;
}

// LEDGER-300
describe('money that a statement shows and staff vouch for', () => {
  it('is assigned instead of booked twice, as the preview said', async () => {
    const deposit = await endedOne();
    await statements.importLines(accountId, [{ day: today, amount, reference: 'bank-7' }]);
    const shown = await preview(deposit);
    expect(shown).toMatchObject({
      vouchedAmount: 0,
      isReasonRequired: true,
      shownMoney: [{ transferId: 'bank-7', day: today, isStatement: true, isAssigned: true }],
    });
    expect(await vouch(deposit)).toBeUndefined();
    expect(await system.status(deposit)).toBe('DONE');
    expect(await statements.standing(accountId)).toBe(amount);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    const row = await transfers.find('bank-7');
    expect(row?.invoiceId).toBe(deposit.invoiceId);
    expect(await transfers.notificationKinds(`transfer:${row?.id}`)).toEqual([]);
  });

  it('needs a choice where several transfers fit, and each is named', async () => {
    const deposit = await endedOne();
    await statements.importLines(accountId, [
      { day: today, amount, reference: 'bank-1' },
      { day: today, amount, reference: 'bank-2' },
    ]);
    const refusal = await vouch(deposit);
    expect(refusal).toMatchObject({ code: 'transfer_ambiguous' });
    expect(refusal?.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('bank-1'),
      expect.stringContaining('bank-2'),
    ]);
    expect(await system.status(deposit)).toBe('DECLINED');
    const second = await transfers.find('bank-2');
    expect(await vouch(deposit, Number(second?.id))).toBeUndefined();
    expect(await statements.standing(accountId)).toBe(2n * amount);
    expect((await transfers.find('bank-1'))?.invoiceId).toBeNull();
  });

  it('is vouched for all the same where the person says that it is none of them', async () => {
    const deposit = await endedOne();
    await statements.importLines(accountId, [{ day: today, amount, reference: 'other' }]);
    expect(await vouch(deposit, null)).toBeUndefined();
    expect(await statements.standing(accountId)).toBe(2n * amount);
    expect((await transfers.find('other'))?.invoiceId).toBeNull();
    // LEDGER-271
    const report = { accountId, amount, transferId: 'late' };
    expect((await transfers.take(report)).outcome).toBe('known');
    expect(await system.status(deposit)).toBe('DONE');
    expect(await statements.standing(accountId)).toBe(amount);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it.each([
    ['another amount', { amount: amount + 1n }],
    ['a day before the deposit', { day: '2026-01-01' }],
  ])('is no other money: %s', async (_what, other) => {
    const deposit = await endedOne();
    await statements.importLines(accountId, [{ day: today, amount, reference: 'x', ...other }]);
    expect((await preview(deposit)).shownMoney).toBeUndefined();
    const found = await transfers.find('x');
    expect(await vouch(deposit, Number(found?.id))).toMatchObject({ code: 'not_allowed' });
  });

  it('counts what was reported already: only the rest is looked for', async () => {
    const deposit = await endedOne();
    await transfers.take({ accountId, amount: 400_000n, named: deposit });
    await statements.importLines(accountId, [{ day: today, amount: 600_000n, reference: 'rest' }]);
    expect(await vouch(deposit)).toBeUndefined();
    expect(await statements.standing(accountId)).toBe(amount);
    expect((await transfers.find('rest'))?.invoiceId).toBe(deposit.invoiceId);
  });
});

// LEDGER-301
describe('vouching at the same time as', () => {
  it('the job that makes a transfer of the line counts the money once', async () => {
    const deposits = await ended(8);
    const lines = deposits.map((_, index) => ({ day: today, amount, reference: `l-${index}` }));
    await statements.uploadLines(accountId, lines);
    await runNextJob(system.context);
    const vouching = deposits.map((deposit) => vouchAnyway(deposit));
    await Promise.all([...vouching, system.runDueJobs()]);
    await system.runDueJobs();
    expect(await statements.standing(accountId)).toBe(BigInt(deposits.length) * amount);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('another deposit gives a transfer to one of the two', async () => {
    const deposits = await ended(2);
    await statements.importLines(accountId, [{ day: today, amount, reference: 'once' }]);
    await Promise.all(deposits.map((deposit) => vouchAnyway(deposit)));
    expect(await statements.standing(accountId)).toBe(2n * amount);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('its assignment books the money once', async () => {
    const deposit = await endedOne();
    await statements.importLines(accountId, [{ day: today, amount, reference: 'raced' }]);
    const row = await transfers.find('raced');
    if (!row) throw new Error('there is no transfer');
    await Promise.allSettled([vouch(deposit), transfers.assign(row.id, deposit)]);
    expect(await statements.standing(accountId)).toBe(amount);
  });
});

/** Of several transfers that fit, takes the first. */
async function vouchAnyway(deposit: Deposit): Promise<void> {
  for (;;) {
    const refusal = await vouch(deposit);
    if (!refusal) return;
    const [, id] = /Transfer (\d+)/.exec(refusal.errors[0]?.message ?? '') ?? [];
    if (id === undefined) throw refusal;
    const second = await vouch(deposit, Number(id));
    if (!second) return;
    // Another deposit took it meanwhile.
  }
}
