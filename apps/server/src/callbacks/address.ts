import type { InvoiceId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, merchant, paymentForm } from '../db/schema.ts';

/* Of an invoice of the outer query; what comes later is read only where what comes before is null. */
const address = sql`coalesce(${invoice.callbackUrl},
  (select ${paymentForm.callbackUrl} from ${paymentForm} where ${paymentForm.invoiceId} = ${invoice.id}),
  (select ${merchant.callbackUrl} from ${merchant} where ${merchant.id} = ${invoice.merchantId}))`;

/** The query for the `invoice_id` of an invoice that has an address for its callbacks now. */
export function addressQuery(invoiceId: SQL): SQL {
  return sql`select ${invoice.id} as invoice_id from ${invoice}
    where ${invoice.id} = ${invoiceId} and ${address} is not null`;
}

/** The current callback address of an invoice: its own or its form's, else its merchant's; null if none. */
export async function callbackAddress(tx: Tx, invoiceId: InvoiceId): Promise<string | null> {
  const rows = await tx.execute<{ url: string | null }>(
    sql`select ${address} as url from ${invoice} where ${invoice.id} = ${invoiceId}`,
  );
  return rows[0]?.url ?? null;
}
