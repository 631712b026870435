import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { invoice, merchant, paymentForm } from '../db/schema.ts';

/** Where an invoice's callbacks go now: its own or its form's address, else its merchant's; null is nowhere. */
export async function callbackAddress(tx: Tx, invoiceId: string): Promise<string | null> {
  const [row] = await tx
    .select({
      ofInvoice: invoice.callbackUrl,
      ofForm: paymentForm.callbackUrl,
      ofMerchant: merchant.callbackUrl,
    })
    .from(invoice)
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .leftJoin(paymentForm, eq(paymentForm.invoiceId, invoice.id))
    .where(eq(invoice.id, invoiceId));
  return row?.ofInvoice ?? row?.ofForm ?? row?.ofMerchant ?? null;
}
