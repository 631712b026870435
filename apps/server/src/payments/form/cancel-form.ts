import type { FormId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { cancelInvoice } from '../invoices/cancel-invoice.ts';
import { openForm } from './form-row.ts';
import { describeStanding } from './form-status.ts';

type GivingUp = { readonly formId: FormId; readonly now: Date };

/** The customer cancels (FORM-64). 409 `not_cancelable` after "I have paid", or later. */
export async function cancelForm(tx: Tx, { formId, now }: GivingUp) {
  const { invoice } = await openForm(tx, formId, now);
  const canceled = await cancelInvoice(tx, invoice, {
    reason: 'canceled_by_customer',
    actor: { type: 'customer' },
    now,
  });
  return describeStanding(tx, canceled, now);
}
