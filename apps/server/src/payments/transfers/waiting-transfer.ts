import { type SQL, and, isNull, sql } from 'drizzle-orm';
import { transfer } from '../../db/schema.ts';

/** Whether a return of the money of a transfer is under way or paid (LEDGER-250). */
export const isBeingReturned: SQL = sql`exists (select from money_return
  where money_return.transfer_id = ${transfer.id} and money_return.status <> 'FAILED')`;

/** Whether a transfer stands: it neither takes another one back nor was taken back (LEDGER-270). */
export const isStanding: SQL = sql`${transfer.reversesId} is null
  and not exists (select from transfer reversal where reversal.reverses_id = ${transfer.id})`;

/** Whether an unmatched transfer waits for a person: it stands, has no invoice, and is not given back. */
export const isWaitingTransfer: SQL | undefined = and(
  isNull(transfer.invoiceId),
  isStanding,
  sql`not ${isBeingReturned}`,
);
