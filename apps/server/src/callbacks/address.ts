import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { invoice, merchant, paymentForm } from '../db/schema.ts';

/** The query for `url`, where an invoice's callbacks go now: its own or its form's address, else its merchant's. */
export function addressQuery(invoiceId: string | SQLWrapper): SQL {
  return sql`select coalesce(${invoice.callbackUrl}, ${paymentForm.callbackUrl},
      ${merchant.callbackUrl}) as url
    from ${invoice} join ${merchant} on ${merchant.id} = ${invoice.merchantId}
    left join ${paymentForm} on ${paymentForm.invoiceId} = ${invoice.id}
    where ${invoice.id} = ${invoiceId}`;
}

/** Where an invoice's callbacks go now; null is nowhere. */
export async function callbackAddress(tx: Tx, invoiceId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ url: string | null }>(addressQuery(invoiceId));
  return rows[0]?.url ?? null;
}
