import { defaultPauseAfter } from '@tiyin/domain/accounts';
import type { AccountId, MethodId, PoolId, ProviderId } from '@tiyin/domain/ids';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from '../drizzle.ts';
import { amount, currencyCode, instant, oneOf } from '../columns.ts';

/** The provider of the money (ROUTING-45). */
export const provider = pgTable('provider', {
  id: serial('id').$type<ProviderId>().primaryKey(),
  name: text('name').notNull(),
  kind: oneOf('kind', 'provider_kind', ['sandbox', 'manual', 'http']).notNull(),
  /** Where an http provider is called. */
  url: text('url'),
  /** The secret that signs an http provider's calls and reports, encrypted. */
  secretEncrypted: text('secret_encrypted'),
  /** The one before it, which counts as well until `formerSecretUntil` (PEOPLE-303). */
  formerSecretEncrypted: text('former_secret_encrypted'),
  formerSecretUntil: instant('former_secret_until'),
  /** When the secret was last replaced; null while it is the first. */
  secretChangedAt: instant('secret_changed_at'),
  /** Since when nothing new is sent to it, and why; null while it works (ROUTING-300). */
  pausedAt: instant('paused_at'),
  pauseReason: text('pause_reason'),
  /** Since when its reports are refused, and why; null while they are taken (ROUTING-720). */
  reportsBlockedAt: instant('reports_blocked_at'),
  reportsBlockReason: text('reports_block_reason'),
  version: integer('version').notNull().default(1),
});

/** The payment accounts that terminals may route to. */
export const pool = pgTable('pool', {
  id: serial('id').$type<PoolId>().primaryKey(),
  name: text('name').notNull(),
  /** Whether its accounts pause themselves, and after how many deposits without money (ROUTING-252). */
  pausesAccounts: boolean('pauses_accounts').notNull().default(true),
  pauseAfter: integer('pause_after').notNull().default(defaultPauseAfter),
  version: integer('version').notNull().default(1),
});

/**
 * The destination of customers' money. `value` is encrypted with the row id as associated data and
 * found by its blind index (ROUTING-17); both are null, and the last four digits empty, while the
 * account has none.
 */
export const paymentAccount = pgTable(
  'payment_account',
  {
    id: serial('id').$type<AccountId>().primaryKey(),
    providerId: integer('provider_id')
      .$type<ProviderId>()
      .notNull()
      .references(() => provider.id),
    methodId: integer('method_id').$type<MethodId>().notNull(),
    currency: currencyCode('currency').notNull(),
    bankName: text('bank_name'),
    owner: text('owner'),
    valueEncrypted: text('value_encrypted'),
    valueIndex: text('value_index').unique(),
    valueLastFour: text('value_last_four').notNull(),
    limit: amount('limit').notNull(),
    priority: integer('priority').notNull(),
    checkUniqueAmount: boolean('check_unique_amount').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    lastUsedAt: instant('last_used_at'),
    /** When it paused itself; null while it takes deposits (ROUTING-250). */
    pausedAt: instant('paused_at'),
    /** When a person last resumed it: earlier deposits do not count any more. */
    resumedAt: instant('resumed_at'),
    /** When its credentials were last changed; null where they are the first. */
    credentialChangedAt: instant('credential_changed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('payment_account_provider').on(table.providerId)],
);

/**
 * The credentials of an account until `replacedAt`, so that an invoice still shows the destination
 * of its money. Encrypted as in the account's own row, and for it.
 */
export const formerCredential = pgTable(
  'former_credential',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    valueEncrypted: text('value_encrypted'),
    valueLastFour: text('value_last_four').notNull(),
    bankName: text('bank_name'),
    owner: text('owner'),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('former_credential_account').on(table.accountId, table.replacedAt)],
);

/** Which accounts a pool has. */
export const poolAccount = pgTable(
  'pool_account',
  {
    poolId: integer('pool_id')
      .$type<PoolId>()
      .notNull()
      .references(() => pool.id),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.accountId] })],
);
