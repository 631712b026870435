import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/payments/invoices/read-invoice.ts';
import {
  advanceClockByStaff,
  advanceMerchantInvoice,
} from '../../src/payments/invoices/test-clock.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(async () => {
  await system.expectBooksHold();
});
afterAll(() => system.close());

async function shown(amount = 1_000_003n, isTest = true): Promise<Deposit> {
  shop = await system.shop({ isTest });
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

const advance = ({ invoiceId }: Deposit, minutes?: number, isTest: boolean | null = null) =>
  system.run((tx) => {
    const { merchantId } = shop;
    const now = system.clock.now();
    return advanceMerchantInvoice(tx, { merchantId, invoiceId, isTest, minutes, now });
  });

// INVOICE-520
describe('the clock of an invoice in test', () => {
  it('passes its deadline at once, and every other invoice keeps its own', async () => {
    const deposit = await shown();
    const other = await system.createDeposit(shop, 2_000_000n);
    expect(await advance(deposit, 14)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await advance(deposit, 2)).toMatchObject({ status: 'CANCELED' });
    await system.pass(second);
    expect(await system.status(other)).toBe('NEW');
    expect((await system.events(deposit)).slice(-3)).toEqual([
      'clock_advanced',
      'clock_advanced',
      'deadline_passed → CANCELED',
    ]);
  });

  it('without minutes goes to the end of what it waits for, one end after another', async () => {
    const deposit = await shown();
    await system.complete(deposit);
    expect(await advance(deposit)).toMatchObject({ status: 'DECLINED' });
    // Now late money is awaited.
    await advance(deposit);
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('ERROR');
    await expect(advance(deposit)).rejects.toMatchObject({ code: 'nothing_waits' });
  });

  it('within the grace books late money as ever, and not after it', async () => {
    const early = await shown();
    await advance(early);
    await advance(early, 29);
    await system.report(early);
    expect(await system.status(early)).toBe('DONE');
    const late = await shown();
    await advance(late);
    await advance(late, 31);
    await system.report(late);
    expect(await system.status(late)).toBe('ERROR');
  });

  it('ends the time for the rest of a deposit that was paid in part', async () => {
    const deposit = await shown();
    await system.report(deposit, { amount: 400_000n });
    expect(await system.status(deposit)).toBe('PENDING');
    expect(await advance(deposit)).toMatchObject({ status: 'ERROR' });
  });

  it('makes its jobs due, and leaves the times of postings and events as they are', async () => {
    const deposit = await shown(1_000_000n);
    await system.complete(deposit);
    const startedAt = system.clock.now();
    // The sandbox answers after three seconds.
    await advance(deposit, 1);
    await system.runDueJobs();
    expect(await system.status(deposit)).toBe('DONE');
    const [times] = await system.query(
      sql`select min(created_at) as first, max(created_at) as last from posting
        where invoice_id = ${deposit.invoiceId}`,
    );
    expect(times).toEqual({ first: expect.anything(), last: expect.anything() });
    for (const time of Object.values(times ?? {})) {
      expect(new Date(String(time)).getTime()).toBe(startedAt.getTime());
    }
    const rows = await system.eventRows(deposit);
    expect(rows.every(({ createdAt }) => createdAt <= startedAt)).toBe(true);
  });

  it('is not moved in production, by a key of either kind or by a person', async () => {
    const deposit = await shown(1_000_003n, false);
    await expect(advance(deposit, 60)).rejects.toMatchObject({ code: 'only_in_test' });
    await expect(advance(deposit, 60, true)).rejects.toMatchObject({ code: 'not_found' });
    const staff = await system.operator();
    const { secrets } = system.context;
    const change = { staff, secrets, invoiceId: deposit.invoiceId, expectedVersion: undefined };
    await expect(
      system.run((tx) =>
        advanceClockByStaff(tx, { ...change, minutes: 60, now: system.clock.now() }),
      ),
    ).rejects.toMatchObject({ code: 'only_in_test' });
    expect(await system.status(deposit)).toBe('NEW');
  });

  it('is moved by a person, who reads a new version', async () => {
    const deposit = await shown();
    const staff = { ...(await system.operator()), testDashboard: true };
    const { secrets } = system.context;
    const now = system.clock.now();
    const before = await system.row(deposit.invoiceId);
    const change = { staff, secrets, invoiceId: deposit.invoiceId, now };
    const move = (expectedVersion: number) =>
      system.run((tx) => advanceClockByStaff(tx, { ...change, expectedVersion, minutes: 15 }));
    await move(before.version);
    await expect(move(before.version)).rejects.toMatchObject({ code: 'conflict' });
    const after = await system.run((tx) => readInvoice(tx, change));
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.invoiceStatus.code).toBe('CANCELED');
    await system.pass(minute);
  });
});
