import type { FormId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, merchant, paymentForm } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { signingKey } from './receipt-keys.ts';
import { writeReceiptToken } from './receipt-token.ts';

type Request = { readonly formId: FormId; readonly secrets: Secrets; readonly now: Date };

/** The token of the receipt of a form's payment (FORM-260); undefined before it is DONE. */
export async function issueReceipt(
  tx: Tx,
  { formId, secrets, now }: Request,
): Promise<string | undefined> {
  // The database takes no text with it.
  if (formId.includes('\0')) return undefined;
  const [row] = await tx
    .select({
      invoiceId: invoice.id,
      status: invoice.status,
      flowType: invoice.flowType,
      isTest: invoice.isTest,
      amount: invoice.amount,
      currency: invoice.currency,
      paidAt: invoice.statusAt,
      name: merchant.name,
      displayName: merchant.displayName,
    })
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .where(eq(paymentForm.id, formId));
  if (row?.status !== 'DONE') return undefined;
  const receipt = {
    ...row,
    type: row.flowType === 'DEPOSIT' ? ('Deposit' as const) : ('Withdrawal' as const),
    merchantName: row.displayName ?? row.name,
  };
  return writeReceiptToken(receipt, await signingKey(tx, secrets, now));
}
