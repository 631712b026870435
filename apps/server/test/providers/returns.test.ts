import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type NotificationId, asId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeNotification } from '../../src/notifications/close-notification.ts';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { describeReturn } from '../../src/payments/returns/describe-return.ts';
import { readReturn } from '../../src/payments/returns/return-row.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { takeReport } from '../../src/providers/http/take-report.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { openHttpShop } from './http-shop.ts';

let system: TestSystem;
const calls: OutgoingCall[] = [];
const answers: CallAnswer[] = [];
beforeAll(async () => {
  system = await openTestSystem({
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve(answers.shift() ?? { error: 'timed_out' });
    },
  });
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const says = (status: string): CallAnswer => ({
  statusCode: 200,
  text: JSON.stringify({ status, transferId: 'po-1' }),
});

/** A return of 500 000 through an http provider, before it was called. */
async function startReturn() {
  calls.length = 0;
  const shop = await openHttpShop(system);
  const { accountId } = shop;
  const { transfer } = await transferSteps(system).take({ accountId, amount: 500_000n });
  const staff = await system.operator();
  const { secrets } = system.context;
  const row = await system.run((tx) =>
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
  const now = () => system.run((tx) => readReturn(tx, row.id));
  return { row, shop, now };
}

// LEDGER-251
it('a return is requested of the provider as a payout, once, with its id as the key', async () => {
  const { row, now } = await startReturn();
  answers.push({ error: 'timed_out' }, says('accepted'), says('paid'));
  await system.pass(1);
  expect(await now()).toMatchObject({ status: 'UNKNOWN' });
  await system.pass(minute);
  await system.pass(10 * minute);
  expect(await now()).toMatchObject({ status: 'PAID', externalId: 'po-1' });
  const [sent, ...questions] = calls;
  expect(sent?.headers).toMatchObject({ 'idempotency-key': row.id });
  expect(questions.every(({ method }) => method === 'GET')).toBe(true);
});

// LEDGER-254
it('one that its provider does not know is sent again for half an hour, and no longer', async () => {
  const { now } = await startReturn();
  const missing: CallAnswer = { statusCode: 404, text: '' };
  const sent = () => calls.filter(({ method }) => method !== 'GET').length;
  answers.push({ error: 'timed_out' }, missing, { error: 'timed_out' });
  await system.pass(1);
  await system.pass(29 * minute);
  expect(sent()).toBe(2);
  answers.push(...Array.from({ length: 9 }, () => missing));
  await system.pass(2 * minute);
  await system.pass(60 * minute);
  expect(sent()).toBe(2);
  expect(calls.length).toBeGreaterThan(3);
  expect(await now()).toMatchObject({ status: 'UNKNOWN' });
  answers.length = 0;
  answers.push(says('paid'));
  await system.pass(24 * 60 * minute);
  expect(await now()).toMatchObject({ status: 'PAID' });
});

// INVOICE-468
it('the code and the words of a provider that refused a return are kept with it, for those who may see them', async () => {
  const reason = { code: 'AC04', message: 'Account closed' };
  const { row, now } = await startReturn();
  answers.push({ statusCode: 200, text: JSON.stringify({ status: 'refused', reason }) });
  await system.pass(1);
  expect(await now()).toMatchObject({ status: 'FAILED', refusal: reason });
  const staff = await system.operator();
  const shown = (permissions: Staff['permissions']) =>
    system.run((tx) =>
      describeReturn(tx, { staff: { ...staff, permissions }, now: system.clock.now() }, row.id),
    );
  expect(await shown(['invoice.provider.read'])).toMatchObject({ refusal: reason });
  expect(await shown([])).not.toHaveProperty('refusal');
});

// LEDGER-251
it('a provider reports the outcome of a return as that of a payout', async () => {
  const { row, shop, now } = await startReturn();
  const report = {
    providerId: shop.providerId,
    type: 'payout',
    status: 'refused',
    transferId: 'po-2',
    accountId: row.accountId,
    amount: row.amount,
    currency: row.currency,
    transactionId: row.id,
    reason: { code: 'AM04', message: 'Not enough money on 8600000000000007' },
    now: system.clock.now(),
  } as const;
  expect(await system.run((tx) => takeReport(tx, report))).toBe('taken');
  expect(await system.run((tx) => takeReport(tx, report))).toBe('known');
  expect(await now()).toMatchObject({
    status: 'FAILED',
    refusal: { code: 'AM04', message: expect.not.stringContaining('8600000000000007') },
  });
  const other = { ...report, amount: minorUnits(1n) };
  expect(await system.run((tx) => takeReport(tx, other))).toBe('contradicts');
  const stranger = { ...report, transactionId: asId<typeof row.id>(crypto.randomUUID()) };
  await expect(system.run((tx) => takeReport(tx, stranger))).rejects.toMatchObject({
    code: 'not_found',
  });
});

// ROUTING-575
it('a return that is reported paid again under another reference is for a person, and is booked once', async () => {
  const { row, shop, now } = await startReturn();
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
  expect(await system.run((tx) => takeReport(tx, report))).toBe('taken');
  expect(await system.run((tx) => takeReport(tx, report))).toBe('known');
  const other = { ...report, transferId: 'po-4' };
  expect(await system.run((tx) => takeReport(tx, other))).toBe('contradicts');
  expect(await now()).toMatchObject({ status: 'PAID', externalId: 'po-3' });
  const notices = await system.query(sql`select kind, details from notification
    where subject = ${`transfer:${row.transferId}`} and closed_at is null`);
  const details = { reference: 'po-3', saidReference: 'po-4' };
  expect(notices).toMatchObject([{ kind: 'REPORTS_CONTRADICT', details }]);
  const booked = await system.query(sql`select count(*)::int as postings from posting
    where kind = 'return_paid' and transfer_id = ${row.transferId}`);
  expect(booked).toEqual([{ postings: 1 }]);
});

// LEDGER-252
describe('a return that its provider did not report for an hour opens a notification', () => {
  const kindsOf = ({ transferId }: { readonly transferId: number | null }) =>
    transferSteps(system).notificationKinds(`transfer:${transferId}`);

  it('where it was accepted', async () => {
    const { row, now } = await startReturn();
    answers.push(...Array.from({ length: 90 }, () => says('accepted')));
    await system.pass(59 * minute);
    expect(await now()).toMatchObject({ status: 'SENT' });
    expect(await kindsOf(row)).toEqual([]);
    await system.pass(2 * minute);
    expect(await now()).toMatchObject({ status: 'SENT' });
    expect(await kindsOf(row)).toEqual(['PAYOUT_UNKNOWN']);
    answers.length = 0;
    answers.push(says('paid'));
    await system.pass(24 * 60 * minute);
    expect(await now()).toMatchObject({ status: 'PAID' });
    expect(await kindsOf(row)).toEqual([]);
  });

  it('where its provider does not answer, and again where the cause persists after the closing', async () => {
    answers.length = 0;
    const { row, now } = await startReturn();
    await system.pass(61 * minute);
    expect(await now()).toMatchObject({ status: 'UNKNOWN' });
    expect(await kindsOf(row)).toEqual(['PAYOUT_UNKNOWN']);
    const staff = await system.operator();
    const [open] = await system.query(sql`
      select id from notification where subject = ${`transfer:${row.transferId}`} and closed_at is null`);
    const id = asId<NotificationId>(Number(open?.['id']));
    await system.run((tx) =>
      closeNotification(tx, {
        staff: { ...staff, testDashboard: row.isTest },
        id,
        now: system.clock.now(),
      }),
    );
    expect(await kindsOf(row)).toEqual([]);
    await system.pass(61 * minute);
    expect(await kindsOf(row)).toEqual(['PAYOUT_UNKNOWN']);
  });

  it('where it was made by a version that did not watch it', async () => {
    answers.splice(0, answers.length, ...Array.from({ length: 90 }, () => says('accepted')));
    const { row } = await startReturn();
    await system.query(sql`delete from job where kind = 'return.window'`);
    const url = import.meta.resolve('../../src/db/migrations/0073_returns_under_way_watched.sql');
    await system.query(sql.raw(await readFile(fileURLToPath(url), 'utf8')));
    await system.pass(61 * minute);
    expect(await kindsOf(row)).toEqual(['PAYOUT_UNKNOWN']);
  });
});
