import { type SQL, sql } from '../db/drizzle.ts';
import { invoice, merchant, paymentForm } from '../db/schema.ts';

/**
 * The current callback address of an invoice of the outer query: its own or its form's, else its merchant's; null if
 * none. What comes later is read only where what comes before is null.
 */
export const callbackAddress = sql<string | null>`coalesce(${invoice.callbackUrl},
  (select ${paymentForm.callbackUrl} from ${paymentForm} where ${paymentForm.invoiceId} = ${invoice.id}),
  (select ${merchant.callbackUrl} from ${merchant} where ${merchant.id} = ${invoice.merchantId}))`;

/** The query for the `invoice_id` of an invoice that has an address for its callbacks now. */
export function addressQuery(invoiceId: SQL): SQL {
  return sql`select ${invoice.id} as invoice_id from ${invoice}
    where ${invoice.id} = ${invoiceId} and ${callbackAddress} is not null`;
}
