import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { refundedTotal } from '../invoices/refunded.ts';
import { verifyingKey } from './receipt-keys.ts';
import { type Receipt, readTokenParts, verifyReceipt } from './receipt-token.ts';

/** `changed`: the receipt is ours, and its payment is not DONE with this amount, or was refunded. */
export type CheckedReceipt =
  | { readonly kind: 'genuine' | 'changed'; readonly receipt: Receipt }
  | { readonly kind: 'unknown' };

/** Whether a token is a receipt of ours, and still holds (FORM-261). */
export async function checkReceipt(tx: Tx, token: string): Promise<CheckedReceipt> {
  const parts = readTokenParts(token);
  const key = parts && (await verifyingKey(tx, parts.keyId));
  const receipt = parts && key && verifyReceipt(parts, key);
  if (receipt === undefined) return { kind: 'unknown' };
  const [row] = await tx
    .select({ status: invoice.status, amount: invoice.amount })
    .from(invoice)
    .where(eq(invoice.id, receipt.invoiceId));
  const isRefunded = (await refundedTotal(tx, receipt.invoiceId)) > 0n;
  const holds = row?.status === 'DONE' && row.amount === receipt.amount && !isRefunded;
  return { kind: holds ? 'genuine' : 'changed', receipt };
}
