import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import type { ProblemError } from '../../src/problem.ts';
import { readMerchantInvoice } from '../../src/payments/invoices/merchant-invoice.ts';
import { cancelAs } from './cancel-as.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type Stage, minute, openStage, second } from './stage.ts';

let stage: Stage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await stage.expectBooksHold();
});
afterAll(() => stage.close());

/** A deposit for which the customer knows where to send the money. */
async function shown(amount: bigint): Promise<Deposit> {
  shop = await stage.shop();
  const deposit = await stage.order(shop, amount);
  await stage.ask(deposit);
  return deposit;
}

const tooLate = { code: 'not_cancelable' } satisfies Partial<ProblemError>;

const audits = (deposit: Deposit) =>
  stage.run((tx) =>
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
  const cancel = (deposit: Deposit) => cancelAs[actorType](stage, deposit);

  // INVOICE-18
  it('ends before requisites were shown, and its author is recorded and audited', async () => {
    shop = await stage.shop();
    const deposit = await stage.order(shop, 1_000_000n);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect(await stage.events(deposit)).toEqual([
      'created → NEW',
      `canceled_by_${actorType} → CANCELED`,
    ]);
    expect((await stage.eventRows(deposit)).at(-1)).toMatchObject({ actorType });
    expect(await audits(deposit)).toEqual([{ actorType }]);
  });

  it('takes no "I have paid" any more, and holds its amount for 30 minutes', async () => {
    const deposit = await shown(1_000_000n);
    const heldUntil = new Date(stage.clock.now().getTime() + 30 * minute);
    await cancel(deposit);
    await expect(stage.complete(deposit)).rejects.toMatchObject({ code: 'form_ended' });
    const leases = await stage.query(
      sql`select held_until = ${heldUntil.toISOString()}::timestamptz as held from lease
        where invoice_id = ${deposit.invoiceId}`,
    );
    expect(leases).toEqual([{ held: true }]);
  });

  it('gets the same response when canceled again, and nothing is written', async () => {
    const deposit = await shown(1_000_000n);
    await cancel(deposit);
    const before = await stage.row(deposit.invoiceId);
    stage.clock.advance(second);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect(await stage.row(deposit.invoiceId)).toEqual(before);
    expect(await audits(deposit)).toHaveLength(1);
  });

  it('still takes the exact money for 30 minutes', async () => {
    const deposit = await shown(1_000_000n);
    await cancel(deposit);
    await stage.pass(30 * minute);
    await stage.report(deposit);
    expect(await stage.status(deposit)).toBe('DONE');
    expect(await stage.balance(shop, 'merchant_balance')).toBe(985_000n);
  });

  it('was canceled by its deadline, where that has passed unseen', async () => {
    const deposit = await shown(1_000_000n);
    stage.clock.advance(15 * minute);
    expect(await cancel(deposit)).toMatchObject({ status: 'CANCELED' });
    expect((await stage.events(deposit)).at(-1)).toBe('deadline_passed → CANCELED');
    expect(await audits(deposit)).toEqual([]);
  });

  it.each([
    ['PENDING', (deposit: Deposit) => stage.complete(deposit)],
    ['DONE', (deposit: Deposit) => stage.report(deposit)],
    ['ERROR', (deposit: Deposit) => stage.report(deposit, { amount: 999_990n })],
    ['DECLINED', (deposit: Deposit) => stage.move(deposit, 'DECLINED')],
    ['PAYED', (deposit: Deposit) => stage.move(deposit, 'PAYED')],
  ] as const)('is further along in %s: refused, and nothing is written', async (status, go) => {
    const deposit = await shown(1_000_000n);
    await go(deposit);
    const before = await stage.row(deposit.invoiceId);
    expect(before.status).toBe(status);
    await expect(cancel(deposit)).rejects.toMatchObject(tooLate);
    expect(await stage.row(deposit.invoiceId)).toEqual(before);
  });

  it('has its money here, since a person opened it again: refused', async () => {
    const deposit = await shown(1_000_000n);
    await stage.report(deposit);
    await stage.move(deposit, 'IN_PROGRESS');
    await expect(cancel(deposit)).rejects.toMatchObject(tooLate);
    expect(await stage.status(deposit)).toBe('IN_PROGRESS');
  });
});

describe('an invoice as its merchant sees it', () => {
  // API-4, INVOICE-5, LEDGER-26
  it('has no fee until the amount is final', async () => {
    const deposit = await shown(1_000_000n);
    const createdDate = stage.clock.now().toISOString();
    const open = {
      invoiceId: deposit.invoiceId,
      merchantInvoiceId: (await stage.row(deposit.invoiceId)).merchantInvoiceId,
      status: 'IN_PROGRESS',
      amount: 1_000_000,
      fee: null,
      currency: 'UZS',
      isTest: true,
      createdDate,
      statusDate: createdDate,
    };
    const asMerchant = () =>
      stage.run((tx) => readMerchantInvoice(tx, { ...shop, invoiceId: deposit.invoiceId }));
    expect(await asMerchant()).toEqual(open);
    stage.clock.advance(second);
    await stage.report(deposit);
    const statusDate = stage.clock.now().toISOString();
    const done = { ...open, status: 'DONE', fee: 15_000, statusDate };
    expect(await asMerchant()).toEqual(done);
  });
});
