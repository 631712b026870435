import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transfer } from '../../src/db/schema.ts';
import { listInvoiceEvents } from '../../src/payments/invoices/invoice-events.ts';
import { listStatusEvents } from '../../src/payments/invoices/status-events.ts';
import { listPostings } from '../../src/payments/ledger/list-postings.ts';
import { payoutSteps } from './payout-steps.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const comment = 'The bank statement shows it';

async function openRequest(options: Parameters<TestSystem['shop']>[0] = {}): Promise<Deposit> {
  const deposit = await system.createDeposit(await system.shop(options), 90_000_00n);
  await system.requestRequisites(deposit);
  return deposit;
}

async function postingsOf({ invoiceId }: Deposit) {
  const staff = await system.operator();
  return system.run((tx) => listPostings(tx, staff, invoiceId));
}

// INVOICE-211
describe('a status change without a reason', () => {
  it('is refused, and changes nothing, if it books money without a report', async () => {
    const deposit = await openRequest();
    await system.report(deposit, { amount: 89_000_00n });
    const before = await system.row(deposit.invoiceId);
    expect(await system.moveWithoutReason(deposit, 'DONE')).toBe('reason_required');
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    expect(await system.postings(deposit)).toHaveLength(1);
  });

  it("is refused where it takes from the merchant's balance", async () => {
    const deposit = await openRequest();
    await system.report(deposit);
    expect(await system.moveWithoutReason(deposit, 'PENDING')).toBe('reason_required');
  });

  it('is refused where it ends an invoice in production, and made where that is a test', async () => {
    const ended = await openRequest({ isTest: false, providerKind: 'manual' });
    expect(await system.moveWithoutReason(ended, 'CANCELED')).toBe('reason_required');
    expect(await system.moveWithoutReason(await openRequest(), 'CANCELED')).toBeUndefined();
  });

  it('is made where all the money was reported, in test', async () => {
    const deposit = await openRequest();
    await system.move(deposit, 'ERROR');
    await system.report(deposit);
    expect(await system.moveWithoutReason(deposit, 'DONE')).toBeUndefined();
  });
});

// INVOICE-212
describe('the reason of a status change', () => {
  it('is kept with the event, the transfer that was vouched for and the postings', async () => {
    const deposit = await openRequest();
    await system.report(deposit, { amount: 89_000_00n });
    await system.move(deposit, 'DONE');
    const staff = await system.operator();
    const name = `${staff.firstName} ${staff.lastName}`;
    const { invoiceId } = deposit;
    const [status] = await system.run((tx) => listStatusEvents(tx, staff, invoiceId));
    expect(status).toMatchObject({ actor: { type: 'staff', name }, comment });
    const [event] = await system.run((tx) => listInvoiceEvents(tx, staff, invoiceId));
    expect(event).toMatchObject({ code: 'changed_by_person', comment });
    const vouched = await system.run((tx) =>
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
    const deposit = await openRequest();
    await system.move(deposit, 'DONE');
    // An older version wrote no transfer and no person into its posting.
    await system.query(sql`set session_replication_role = replica`);
    await system.query(sql`update posting set transfer_id = null, person_id = null, comment = null
      where invoice_id = ${deposit.invoiceId}`);
    await system.query(sql`set session_replication_role = origin`);
    const staff = await system.operator();
    expect((await postingsOf(deposit)).at(-1)).toMatchObject({
      kind: 'money_vouched',
      personName: `${staff.firstName} ${staff.lastName}`,
    });
  });
});

// INVOICE-211
it('an amount is never changed without a reason, which its event keeps', async () => {
  const deposit = await openRequest();
  const { invoiceId } = deposit;
  await expect(steps.changeAmountWithoutReason(invoiceId, 1_000n)).rejects.toMatchObject({
    code: 'reason_required',
  });
  expect((await system.row(invoiceId)).amount).toBe(90_000_00n);
  await steps.changeAmount(invoiceId, 1_000n);
  const staff = await system.operator();
  const [event] = await system.run((tx) => listInvoiceEvents(tx, staff, invoiceId));
  expect(event).toMatchObject({ code: 'amount_changed', comment: 'Agreed on another amount' });
});
