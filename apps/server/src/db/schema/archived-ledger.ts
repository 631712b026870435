import type { InvoiceId, LedgerAccountId } from '@tiyin/domain/ids';
import { pgTable, uuid } from '../drizzle.ts';
import { amount, bigId, instant } from '../columns.ts';

/**
 * The sums of the entries of each ledger account that are in the archive alone (RUN-972): its balance is this and its entries
 * here. Written only where a range of the ledger is dropped; a trigger refuses everything else.
 */
export const ledgerOpening = pgTable('ledger_opening', {
  accountId: bigId('account_id').$type<LedgerAccountId>().primaryKey(),
  amount: amount('amount').notNull(),
  /** The time of the last posting of the range that was dropped last. */
  until: instant('until').notNull(),
});

/** The sums of an invoice's postings that are in the archive alone, by the kind of the ledger account (RUN-972); likewise. */
export const carriedBooks = pgTable('carried_books', {
  invoiceId: uuid('invoice_id').$type<InvoiceId>().primaryKey(),
  balance: amount('balance').notNull(),
  fees: amount('fees').notNull(),
  account: amount('account').notNull(),
});
