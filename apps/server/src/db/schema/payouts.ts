import type { AccountId, InvoiceId, PayoutId } from '@tiyin/domain/ids';
import { payoutStatuses } from '@tiyin/domain/invoices';
import { sql, index, integer, pgTable, text, unique, uniqueIndex, uuid } from '../drizzle.ts';
import { codeOf, instant } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { invoice } from './invoices.ts';

/**
 * One try to pay a withdrawal out, by one account: a transaction of the invoice (INVOICE-60). Its id is
 * the idempotency key that its provider is given, so that it is paid once however often it is sent.
 */
export const payout = pgTable(
  'payout',
  {
    id: uuid('id').$type<PayoutId>().primaryKey(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    /** Its place among the payouts of its invoice, from 1. */
    number: integer('number').notNull(),
    /** The invoice's `payoutRound` when it was made. */
    round: integer('round').notNull(),
    /** Which try of its round it is, from 1; one that found no account counts, too. */
    attempt: integer('attempt').notNull(),
    status: codeOf('status', 'payout_status', payoutStatuses).notNull(),
    /** The provider's own id of it. */
    externalId: text('external_id'),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (table) => [
    unique('payout_number').on(table.invoiceId, table.number),
    // The next only once the last is known to have failed (ROUTING-38).
    uniqueIndex('payout_one_under_way')
      .on(table.invoiceId)
      .where(sql`status in ('NEW', 'SENT', 'UNKNOWN')`),
    index('payout_account').on(table.accountId, table.status),
    // As `transfer_reference`.
    index('payout_reference')
      .on(table.externalId.op('text_pattern_ops'))
      .where(sql`external_id is not null`),
    index('payout_reference_ends')
      .on(sql`reverse(${table.externalId}) text_pattern_ops`)
      .where(sql`external_id is not null`),
  ],
);
