import type { AccountId, InvoiceId, PersonId, ProviderId, TransferId } from '@tiyin/domain/ids';
import {
  sql,
  bigserial,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, bigId, instant, oneOf } from '../columns.ts';
import { paymentAccount, provider } from './accounts.ts';
import { invoice } from './invoices.ts';

/**
 * A report of money that reached an account of ours: by its provider, or vouched for by staff.
 * Append-only, except that an unmatched one is assigned to an invoice once (ROUTING-33).
 */
export const transfer = pgTable(
  'transfer',
  {
    id: bigserial('id', { mode: 'number' }).$type<TransferId>().primaryKey(),
    /** Null where staff vouch for money of an invoice that no account was shown for. */
    accountId: integer('account_id')
      .$type<AccountId>()
      .references(() => paymentAccount.id),
    /** The reporting provider; null for staff. A transfer id is accepted once from each. */
    providerId: integer('provider_id')
      .$type<ProviderId>()
      .references(() => provider.id),
    externalId: text('external_id').notNull(),
    source: oneOf('source', 'transfer_source', ['provider', 'staff', 'statement']).notNull(),
    amount: amount('amount').notNull(),
    /** Null while it is unmatched. */
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .references(() => invoice.id),
    personId: bigId('person_id').$type<PersonId>(),
    /** The invoice that the report named, whether or not it is one that it may name. */
    namedInvoiceId: uuid('named_invoice_id').$type<InvoiceId>(),
    /** The comment of the person who reported it. */
    comment: text('comment'),
    /** The transfer that this one takes back; its amount is the opposite (LEDGER-270). */
    reversesId: bigId('reverses_id').$type<TransferId>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.reversesId],
      foreignColumns: [table.id],
      name: 'transfer_reverses',
    }),
    unique('transfer_external_id').on(table.accountId, table.externalId),
    unique('transfer_external_id_of_provider').on(table.providerId, table.externalId),
    uniqueIndex('transfer_reversed_once')
      .on(table.reversesId)
      .where(sql`reverses_id is not null`),
    index('transfer_invoice').on(table.invoiceId),
    // The provider's id of an invoice is searched here (INVOICE-55, ADR 32).
    index('transfer_reference').on(table.externalId.op('text_pattern_ops')),
    index('transfer_reference_ends').on(sql`reverse(${table.externalId}) text_pattern_ops`),
    index('transfer_account').on(table.accountId, table.createdAt),
    index('transfer_unmatched')
      .on(table.createdAt)
      .where(sql`invoice_id is null`),
  ],
);
