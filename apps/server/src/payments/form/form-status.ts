import { amountToWire } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { formProgress } from './form-progress.ts';
import { seeForm } from './form-row.ts';

/** How the invoice of a form stands (FORM-55); a passed deadline is seen at once. With the choice that was made last. */
export async function formStatus(tx: Tx, asked: { formId: string; now: Date }) {
  const { invoice } = await seeForm(tx, asked.formId, asked.now);
  return describeStanding(tx, invoice, asked.now);
}

/** An invoice as its form's customer is told of it: `FormStatusAnswer` of the contract. */
export async function describeStanding(tx: Tx, row: InvoiceRow, now: Date) {
  const { status, amount, methodId } = row;
  return {
    status,
    serverTime: now.toISOString(),
    amount: amountToWire(amount),
    ...(methodId !== null && { paymentMethodId: methodId }),
    ...(await formProgress(tx, row, now)),
  };
}
