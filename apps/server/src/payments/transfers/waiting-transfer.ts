import { type SQL, and, isNull, sql } from 'drizzle-orm';
import { transfer } from '../../db/schema.ts';

/** Whether a return of the money of a transfer is under way or paid (LEDGER-250). */
export const isBeingReturned: SQL = sql`exists (select from money_return
  where money_return.transfer_id = ${transfer.id} and money_return.status <> 'FAILED')`;

/** Whether an unmatched transfer waits for a person: it has no invoice, and is not given back. */
export const isWaitingTransfer: SQL | undefined = and(
  isNull(transfer.invoiceId),
  sql`not ${isBeingReturned}`,
);
