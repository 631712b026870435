import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transfer } from '../../src/db/schema.ts';
import { listInvoiceEvents } from '../../src/payments/invoices/invoice-events.ts';
import { listStatusEvents } from '../../src/payments/invoices/status-events.ts';
import { listPostings } from '../../src/payments/ledger/list-postings.ts';
import { payoutsOn } from './payout-stage.ts';
import { type Deposit, type Stage, openStage } from './stage.ts';

let stage: Stage;
let its: ReturnType<typeof payoutsOn>;
beforeAll(async () => {
  stage = await openStage();
  its = payoutsOn(stage);
});
afterEach(() => stage.expectBooksHold());
afterAll(() => stage.close());

const comment = 'The bank statement shows it';

async function asked(options: Parameters<Stage['shop']>[0] = {}): Promise<Deposit> {
  const deposit = await stage.order(await stage.shop(options), 90_000_00n);
  await stage.ask(deposit);
  return deposit;
}

async function postingsOf({ invoiceId }: Deposit) {
  const staff = await stage.operator();
  return stage.run((tx) => listPostings(tx, staff, invoiceId));
}

// INVOICE-211
describe('a status change without a reason', () => {
  it('is refused, and changes nothing, where it books money that nobody reported', async () => {
    const deposit = await asked();
    await stage.report(deposit, { amount: 89_000_00n });
    const before = await stage.row(deposit.invoiceId);
    expect(await stage.moveWithoutReason(deposit, 'DONE')).toBe('reason_required');
    expect(await stage.row(deposit.invoiceId)).toEqual(before);
    expect(await stage.postings(deposit)).toHaveLength(1);
  });

  it("is refused where it takes from the merchant's balance", async () => {
    const deposit = await asked();
    await stage.report(deposit);
    expect(await stage.moveWithoutReason(deposit, 'PENDING')).toBe('reason_required');
  });

  it('is refused where it ends an invoice in production, and made where that is a test', async () => {
    const ended = await asked({ isTest: false, providerKind: 'manual' });
    expect(await stage.moveWithoutReason(ended, 'CANCELED')).toBe('reason_required');
    expect(await stage.moveWithoutReason(await asked(), 'CANCELED')).toBeUndefined();
  });

  it('is made where all the money was reported, in test', async () => {
    const deposit = await asked();
    await stage.move(deposit, 'ERROR');
    await stage.report(deposit);
    expect(await stage.moveWithoutReason(deposit, 'DONE')).toBeUndefined();
  });
});

// INVOICE-212
describe('the reason of a status change', () => {
  it('is kept with the event, the transfer that was vouched for and the postings', async () => {
    const deposit = await asked();
    await stage.report(deposit, { amount: 89_000_00n });
    await stage.move(deposit, 'DONE');
    const staff = await stage.operator();
    const name = `${staff.firstName} ${staff.lastName}`;
    const { invoiceId } = deposit;
    const [status] = await stage.run((tx) => listStatusEvents(tx, staff, invoiceId));
    expect(status).toMatchObject({ actor: { type: 'staff', name }, comment });
    const [event] = await stage.run((tx) => listInvoiceEvents(tx, staff, invoiceId));
    expect(event).toMatchObject({ code: 'changed_by_person', comment });
    const vouched = await stage.run((tx) =>
      tx.select().from(transfer).where(eq(transfer.source, 'staff')),
    );
    expect(vouched).toMatchObject([{ amount: 1_000_00n, comment }]);
    expect(await postingsOf(deposit)).toMatchObject([
      { kind: 'status_moved', personName: name, comment },
      { kind: 'money_vouched', personName: name, comment },
      { kind: 'money_reported' },
    ]);
    const [, , reported] = await postingsOf(deposit);
    expect(reported).not.toHaveProperty('personName');
  });

  it('is not needed to know who vouched for money in an older version', async () => {
    const deposit = await asked();
    await stage.move(deposit, 'DONE');
    // An older version wrote no transfer and no person into its posting.
    await stage.query(sql`set session_replication_role = replica`);
    await stage.query(sql`update posting set transfer_id = null, person_id = null, comment = null
      where invoice_id = ${deposit.invoiceId}`);
    await stage.query(sql`set session_replication_role = origin`);
    const staff = await stage.operator();
    expect((await postingsOf(deposit)).at(-1)).toMatchObject({
      kind: 'money_vouched',
      personName: `${staff.firstName} ${staff.lastName}`,
    });
  });
});

// INVOICE-211
it('an amount is never changed without a reason, which its event keeps', async () => {
  const deposit = await asked();
  const { invoiceId } = deposit;
  await expect(its.changeAmountWithoutReason(invoiceId, 1_000n)).rejects.toMatchObject({
    code: 'reason_required',
  });
  expect((await stage.row(invoiceId)).amount).toBe(90_000_00n);
  await its.changeAmount(invoiceId, 1_000n);
  const staff = await stage.operator();
  const [event] = await stage.run((tx) => listInvoiceEvents(tx, staff, invoiceId));
  expect(event).toMatchObject({ code: 'amount_changed', comment: 'Agreed on another amount' });
});
