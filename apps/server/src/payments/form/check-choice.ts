import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { terminalMethod } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { notAllowed } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { FormRow } from './form-row.ts';

/** What the customer chose on a form. */
export type Choice = {
  /** Minor units. */
  readonly amount: bigint;
  readonly paymentMethodId: number;
};

/** A method as its terminal offers it. */
export type Offer = typeof terminalMethod.$inferSelect;

const offersOf = statement(
  (composer, given: Given<{ readonly terminalId: number; readonly methodId: number }>) =>
    composer
      .select()
      .from(terminalMethod)
      .where(
        and(
          eq(terminalMethod.terminalId, given('terminalId')),
          eq(terminalMethod.methodId, given('methodId')),
          eq(terminalMethod.isOffered, sql`true`),
        ),
      ),
);

/** The offer of a chosen method on the terminal of an invoice; undefined where there is none. */
export async function findOffer(
  tx: Tx,
  { terminalId }: InvoiceRow,
  { paymentMethodId: methodId }: Choice,
): Promise<Offer | undefined> {
  const [offer] = await offersOf(tx, { terminalId, methodId });
  return offer;
}

/** The amount of an invoice as its merchant ordered it, without what the server added (ROUTING-203). */
export function orderedAmount({ amount, adjustment }: InvoiceRow): bigint {
  return amount - adjustment;
}

/** Whether a choice names the amount of an invoice, with its adjustment or without. */
export function isAmountOf(row: InvoiceRow, { amount }: Choice): boolean {
  return amount === row.amount || amount === orderedAmount(row);
}

/** Refuses a choice that the form does not allow, 422 with the field; answers the offer that it takes. */
export function requireOffer(form: FormRow, row: InvoiceRow, choice: Choice, offer?: Offer): Offer {
  if (!form.canChangeAmount && !isAmountOf(row, choice)) {
    throw notAllowed('/amount', 'The amount of this payment cannot be changed');
  }
  if (!offer) throw notAllowed('/paymentMethodId', 'This method is not offered');
  if (choice.amount < offer.minAmount || choice.amount > offer.maxAmount) {
    throw notAllowed('/amount', 'The amount is outside the limits of this method');
  }
  return offer;
}
