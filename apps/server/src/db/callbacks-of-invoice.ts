import type { InvoiceId } from '@tiyin/domain/ids';
import { type SQL, type SQLWrapper, sql } from './drizzle.ts';
import { callback } from './schema.ts';

/** The condition for the callbacks of an invoice: the months before it are not read (RUN-961). */
export function isCallbackOf(invoiceId: InvoiceId | SQLWrapper): SQL {
  return sql`(${callback.invoiceId} = ${invoiceId} and ${callback.id} >= callbacks_since(${invoiceId}))`;
}
