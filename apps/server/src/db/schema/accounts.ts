import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { amount, currencyCodes, instant } from '../columns.ts';

/** Who moves the money (decision 21). */
export const provider = pgTable('provider', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['sandbox', 'manual', 'http'] }).notNull(),
  /** Where an http provider is called. */
  url: text('url'),
  /** What an http provider's calls and reports are signed with, encrypted. */
  secretEncrypted: text('secret_encrypted'),
});

/** The payment accounts that terminals may route to. */
export const pool = pgTable('pool', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
});

/**
 * A card or phone that customers send money to. `value` is encrypted with the row id as associated
 * data and found by its blind index (decision 27).
 */
export const paymentAccount = pgTable(
  'payment_account',
  {
    id: serial('id').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => provider.id),
    methodId: integer('method_id').notNull(),
    currency: text('currency', { enum: currencyCodes }).notNull(),
    bankName: text('bank_name'),
    owner: text('owner'),
    valueEncrypted: text('value_encrypted').notNull(),
    valueIndex: text('value_index').notNull().unique(),
    valueLastFour: text('value_last_four').notNull(),
    limit: amount('limit').notNull(),
    priority: integer('priority').notNull(),
    checkUniqueAmount: boolean('check_unique_amount').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    lastUsedAt: instant('last_used_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('payment_account_provider').on(table.providerId)],
);

/** Which accounts a pool has. */
export const poolAccount = pgTable(
  'pool_account',
  {
    poolId: integer('pool_id')
      .notNull()
      .references(() => pool.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => paymentAccount.id),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.accountId] })],
);
