import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amount, bigId, instant } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { invoice } from './invoices.ts';
import { merchant } from './merchants.ts';

const currencyCodes = ['UZS', 'RUB', 'KGS', 'AZN', 'USDT'] as const;

/**
 * An account of the ledger (decision 10). Entries are credit-positive: what we owe or earned is above
 * zero, what stands on a payment account is below. Triggers keep `balance` the sum of the entries.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', {
      enum: ['merchant_balance', 'payment_account', 'suspense', 'fees', 'treasury'],
    }).notNull(),
    merchantId: integer('merchant_id').references(() => merchant.id),
    paymentAccountId: integer('payment_account_id').references(() => paymentAccount.id),
    currency: text('currency', { enum: currencyCodes }).notNull(),
    isTest: boolean('is_test').notNull(),
    balance: amount('balance')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('ledger_account_identity').on(
      table.kind,
      table.currency,
      table.isTest,
      sql`coalesce(${table.merchantId}, 0)`,
      sql`coalesce(${table.paymentAccountId}, 0)`,
    ),
    unique('ledger_account_kept').on(table.id, table.currency, table.isTest),
    index('ledger_account_merchant').on(table.merchantId),
    index('ledger_account_payment_account').on(table.paymentAccountId),
  ],
);

/** A set of entries that sums to zero per currency. Append-only. */
export const posting = pgTable(
  'posting',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['money_reported', 'status_moved'] }).notNull(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('posting_invoice').on(table.invoiceId)],
);

/** One leg of a posting. The terminal and the invoice are its dimensions. Append-only. */
export const entry = pgTable(
  'entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postingId: bigId('posting_id')
      .notNull()
      .references(() => posting.id),
    accountId: bigId('account_id').notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency', { enum: currencyCodes }).notNull(),
    isTest: boolean('is_test').notNull(),
    terminalId: integer('terminal_id').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.accountId, table.currency, table.isTest],
      foreignColumns: [ledgerAccount.id, ledgerAccount.currency, ledgerAccount.isTest],
      name: 'entry_account',
    }),
    index('entry_posting').on(table.postingId),
    index('entry_account_id').on(table.accountId),
  ],
);
