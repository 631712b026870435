import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import type { ProblemError } from '../../src/problem.ts';
import { readMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import { cancelAs } from './cancel-as.ts';
import { type Shop, byPerson } from './shop.ts';
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

/** A deposit for which the customer knows where to send the money. */
async function shown(amount: bigint): Promise<Deposit> {
  shop = await system.shop({ rules: byPerson });
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

const tooLate = { code: 'not_cancelable' } satisfies Partial<ProblemError>;

const audits = (deposit: Deposit) =>
  system.run((tx) =>
    tx
      .select({ actorType: auditEntry.actorType })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.action, 'invoice.canceled'),
          eq(auditEntry.subject, `invoice:${deposit.invoiceId}`),
        ),
      ),
  );

describe.each(['merchant', 'customer'] as const)('a deposit that its %s cancels', (actorType) => {
  const cancel = (deposit: Deposit) => cancelAs[actorType](system, deposit);

  // INVOICE-18
  it('ends before requisites were shown, and its author is recorded and audited', async () => {
    shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect(await system.events(deposit)).toEqual([
      'created → NEW',
      `canceled_by_${actorType} → CANCELED`,
    ]);
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({ actorType });
    expect(await audits(deposit)).toEqual([{ actorType }]);
  });

  it('takes no "I have paid" any more, and holds its amount for 30 minutes', async () => {
    const deposit = await shown(1_000_000n);
    const heldUntil = new Date(system.clock.now().getTime() + 30 * minute);
    await cancel(deposit);
    await expect(system.complete(deposit)).rejects.toMatchObject({ code: 'form_ended' });
    const leases = await system.query(
      sql`select held_until = ${heldUntil.toISOString()}::timestamptz as held from lease
        where invoice_id = ${deposit.invoiceId}`,
    );
    expect(leases).toEqual([{ held: true }]);
  });

  it('gets the same response when canceled again, and nothing is written', async () => {
    const deposit = await shown(1_000_000n);
    await cancel(deposit);
    const before = await system.row(deposit.invoiceId);
    system.clock.advance(second);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    expect(await audits(deposit)).toHaveLength(1);
  });

  it('still takes the exact money for 30 minutes', async () => {
    const deposit = await shown(1_000_000n);
    await cancel(deposit);
    await system.pass(30 * minute);
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  it('was canceled by its deadline, where that has passed unseen', async () => {
    const deposit = await shown(1_000_000n);
    system.clock.advance(15 * minute);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect((await system.events(deposit)).at(-1)).toBe('deadline_passed → CANCELED');
    expect(await audits(deposit)).toEqual([]);
  });

  it.each([
    ['PENDING', (deposit: Deposit) => system.complete(deposit)],
    ['DONE', (deposit: Deposit) => system.report(deposit)],
    ['ERROR', (deposit: Deposit) => system.report(deposit, { amount: 999_990n })],
    ['DECLINED', (deposit: Deposit) => system.move(deposit, 'DECLINED')],
    ['PAYED', (deposit: Deposit) => system.move(deposit, 'PAYED')],
  ] as const)('is further along in %s: refused, and nothing is written', async (status, go) => {
    const deposit = await shown(1_000_000n);
    await go(deposit);
    const before = await system.row(deposit.invoiceId);
    expect(before.status).toBe(status);
    await expect(cancel(deposit)).rejects.toMatchObject(tooLate);
    expect(await system.row(deposit.invoiceId)).toEqual(before);
  });

  it('has its money here, since a person opened it again: refused', async () => {
    const deposit = await shown(1_000_000n);
    await system.report(deposit);
    await system.move(deposit, 'IN_PROGRESS');
    await expect(cancel(deposit)).rejects.toMatchObject(tooLate);
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
  });
});

describe('an invoice as its merchant sees it', () => {
  // API-4, INVOICE-5, LEDGER-26
  it('has no fee until the amount is final', async () => {
    const deposit = await shown(1_000_000n);
    const createdDate = system.clock.now().toISOString();
    const open = {
      invoiceId: deposit.invoiceId,
      merchantInvoiceId: (await system.row(deposit.invoiceId)).merchantInvoiceId,
      status: 'IN_PROGRESS',
      amount: 1_000_000,
      fee: null,
      receivedAmount: 0,
      currency: 'UZS',
      isTest: true,
      createdDate,
      statusDate: createdDate,
    };
    const asMerchant = () =>
      system.run((tx) => readMerchantInvoice(tx, { ...shop, invoiceId: deposit.invoiceId }));
    expect(await asMerchant()).toEqual(open);
    system.clock.advance(second);
    await system.report(deposit);
    const statusDate = system.clock.now().toISOString();
    const done = { ...open, status: 'DONE', fee: 15_000, receivedAmount: 1_000_000, statusDate };
    expect(await asMerchant()).toEqual(done);
  });
});
