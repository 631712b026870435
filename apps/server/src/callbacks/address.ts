import type { InvoiceId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, merchant, paymentForm } from '../db/schema.ts';

const addressColumn = sql`coalesce(${invoice.callbackUrl}, ${paymentForm.callbackUrl},
  ${merchant.callbackUrl})`;
const invoicesWithAddress = sql`${invoice} join ${merchant} on ${merchant.id} = ${invoice.merchantId}
  left join ${paymentForm} on ${paymentForm.invoiceId} = ${invoice.id}`;

/** The query for the `invoice_id` of those invoices that have an address for their callbacks now. */
export function addressQuery(invoiceIds: SQL): SQL {
  return sql`select ${invoice.id} as invoice_id from ${invoicesWithAddress}
    where ${invoice.id} in (${invoiceIds}) and ${addressColumn} is not null`;
}

/** The current callback address of an invoice: its own or its form's, else its merchant's; null if none. */
export async function callbackAddress(tx: Tx, invoiceId: InvoiceId): Promise<string | null> {
  const rows = await tx.execute<{ url: string | null }>(
    sql`select ${addressColumn} as url from ${invoicesWithAddress} where ${invoice.id} = ${invoiceId}`,
  );
  return rows[0]?.url ?? null;
}
