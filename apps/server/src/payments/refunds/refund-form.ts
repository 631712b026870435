import type { FormId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentForm } from '../../db/schema.ts';
import { writeForm } from '../form/create-form.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

type RefundForm = {
  readonly deposit: InvoiceRow;
  readonly refund: InvoiceRow;
  readonly publicUrl: string;
};

/**
 * Makes the form on which the customer names the payee of a refund (INVOICE-231): the amount is fixed,
 * the method is the deposit's, and it leads back where the deposit's form led.
 */
export async function writeRefundForm(
  tx: Tx,
  { deposit, refund, publicUrl }: RefundForm,
): Promise<FormId> {
  const [own] = await tx.select().from(paymentForm).where(eq(paymentForm.invoiceId, deposit.id));
  const { formId } = writeForm(tx, refund, {
    successUrl: own?.successUrl ?? publicUrl,
    cancelUrl: own?.cancelUrl ?? publicUrl,
    errorUrl: own?.errorUrl ?? publicUrl,
    canChangeAmount: false,
    methodId: deposit.methodId,
  });
  return formId;
}

/** The address of a form, for its customer. */
export function formUrl(publicUrl: string, formId: FormId): string {
  return `${publicUrl}/payment/${formId}`;
}
