import type { FormId, MethodId } from '@tiyin/domain/ids';
import { type MinorUnits, minus } from '@tiyin/domain/money';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentForm, terminal, terminalMethod } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { notAllowed } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { FormRow } from './form-row.ts';

/** The customer's choice on a form. */
export type Choice = {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly paymentMethodId: MethodId;
};

/** A method as its terminal offers it. */
export type Offer = {
  /** Minor units, both included. */
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
  /** How much the terminal lets the server add to a fixed amount, in minor units (ROUTING-203). */
  readonly maxAdjustment: MinorUnits;
};

const offersOf = statement(
  (composer, given: Given<{ readonly formId: FormId; readonly methodId: MethodId }>) =>
    composer
      .select({
        minAmount: terminalMethod.minAmount,
        maxAmount: terminalMethod.maxAmount,
        maxAdjustment: terminal.maxAdjustment,
      })
      .from(paymentForm)
      .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
      .innerJoin(terminal, eq(terminal.id, invoice.terminalId))
      .innerJoin(terminalMethod, eq(terminalMethod.terminalId, terminal.id))
      .where(
        and(
          eq(paymentForm.id, given('formId')),
          eq(terminalMethod.methodId, given('methodId')),
          eq(terminalMethod.isOffered, sql`true`),
        ),
      ),
);

/** The offer of a chosen method on the terminal of a form; undefined without one. */
export async function findOffer(
  tx: Tx,
  formId: FormId,
  { paymentMethodId: methodId }: Choice,
): Promise<Offer | undefined> {
  const [offer] = await offersOf(tx, { formId, methodId });
  return offer;
}

/** The requested amount of an invoice, without the server's addition (ROUTING-203). */
export function requestedAmount({ amount, adjustment }: InvoiceRow): MinorUnits {
  return minus(amount, adjustment);
}

/** Whether a choice names the amount of an invoice, with its adjustment or without. */
export function isAmountOf(row: InvoiceRow, { amount }: Choice): boolean {
  return amount === row.amount || amount === requestedAmount(row);
}

type Checked = {
  readonly form: FormRow;
  readonly invoice: InvoiceRow;
  readonly choice: Choice;
  readonly offer: Offer | undefined;
};

/** Refuses a choice that the form does not allow, 422 with the field; returns the offer of the chosen method. */
export function requireOffer({ form, invoice: row, choice, offer }: Checked): Offer {
  if (!form.canChangeAmount && !isAmountOf(row, choice)) {
    throw notAllowed('/amount', 'The amount of this payment cannot be changed');
  }
  if (!offer) throw notAllowed('/paymentMethodId', 'This method is not offered');
  // A refund gives back what came, whatever the limits are (INVOICE-230).
  const isLimited = row.refundOf === null;
  if (isLimited && (choice.amount < offer.minAmount || choice.amount > offer.maxAmount)) {
    throw notAllowed('/amount', 'The amount is outside the limits of this method');
  }
  return offer;
}
