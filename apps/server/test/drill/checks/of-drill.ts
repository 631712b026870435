import { sql } from 'drizzle-orm';

/** Whether an invoice, called `i` in the query, is the drill's: its callers name it so, or it gives such a one back. */
export const isOfDrill = sql`(i.merchant_invoice_id like 'drill-%' or exists (
  select from invoice refunded
  where refunded.id = i.refund_of and refunded.merchant_invoice_id like 'drill-%'))`;
