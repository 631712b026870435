import type { FormId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { formProgress } from './form-progress.ts';
import { seeForm } from './form-row.ts';
import { shownStatus } from './named-payee.ts';

/**
 * The status of a form's invoice (FORM-55), with the latest choice; a passed deadline takes effect
 * at once.
 */
export async function formStatus(tx: Tx, lookup: { formId: FormId; now: Date }) {
  const { invoice } = await seeForm(tx, lookup.formId, lookup.now);
  return describeStanding(tx, invoice, lookup.now);
}

/** An invoice for its form's customer: `FormStatusAnswer` of the contract. */
export async function describeStanding(tx: Tx, row: InvoiceRow, now: Date) {
  const { amount, methodId } = row;
  return {
    status: await shownStatus(tx, row),
    serverTime: now.toISOString(),
    amount: amountToWire(amount),
    ...(methodId !== null && { paymentMethodId: methodId }),
    ...(await formProgress(tx, row, now)),
  };
}
