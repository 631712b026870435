import type {
  AccountId,
  AccountMovementId,
  InvoiceId,
  LedgerAccountId,
  MerchantId,
  PersonId,
  PostingId,
  SettlementId,
  TerminalId,
  TransferId,
} from '@tiyin/domain/ids';
import {
  sql,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, bigId, currencyCode, instant, oneOf } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { invoice } from './invoices.ts';
import { transfer } from './transfers.ts';
import { merchant } from './merchants.ts';
import { accountMovement, settlement } from './money.ts';
import { person } from './people.ts';

const kinds = [
  'merchant_balance',
  'merchant_reserve',
  'payment_account',
  'suspense',
  'return_reserve',
  'fees',
  'treasury',
  'fx_clearing',
  'settled_usdt',
] as const;

/**
 * A ledger account (LEDGER-12). Entries are credit-positive: our debts and earnings are above zero,
 * money on a payment account is below. Its balance is `folded` and its rows of `ledger_delta` together, which
 * triggers keep the sum of the entries (LEDGER-400).
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigserial('id', { mode: 'number' }).$type<LedgerAccountId>().primaryKey(),
    kind: oneOf('kind', 'ledger_account_kind', kinds).notNull(),
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    paymentAccountId: integer('payment_account_id')
      .$type<AccountId>()
      .references(() => paymentAccount.id),
    currency: currencyCode('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    /** The folded part of the balance: all of it is in `ledgerTotal`. */
    folded: amount('balance')
      .notNull()
      .default(sql`0`),
    /** The end of the last closed day: a trigger refuses entries of postings before it (LEDGER-264). */
    closedBefore: instant('closed_before'),
  },
  (table) => [
    // The most selective column first, because many accounts share the other values.
    uniqueIndex('ledger_account_identity').on(
      sql`coalesce(${table.paymentAccountId}, 0)`,
      sql`coalesce(${table.merchantId}, 0)`,
      table.kind,
      table.currency,
      table.isTest,
    ),
    unique('ledger_account_kept').on(table.id, table.currency, table.isTest),
    index('ledger_account_merchant').on(table.merchantId),
    index('ledger_account_payment_account').on(table.paymentAccountId),
  ],
);

/** The ledger accounts with their balances, of one moment (LEDGER-400). */
export const ledgerTotal = pgView('ledger_total', {
  id: bigId('id').$type<LedgerAccountId>().notNull(),
  kind: oneOf('kind', 'ledger_account_kind', kinds).notNull(),
  merchantId: integer('merchant_id').$type<MerchantId>(),
  paymentAccountId: integer('payment_account_id').$type<AccountId>(),
  currency: currencyCode('currency').notNull(),
  isTest: boolean('is_test').notNull(),
  balance: amount('balance').notNull(),
}).existing();

/** A set of entries that sums to zero per currency. Append-only, partitioned by ranges of its id (ADR 55). */
export const posting = pgTable(
  'posting',
  {
    id: bigserial('id', { mode: 'number' }).$type<PostingId>().primaryKey(),
    kind: oneOf('kind', 'posting_kind', [
      'money_reported',
      'money_assigned',
      'money_reversed',
      'status_moved',
      'return_started',
      'return_paid',
      'return_failed',
      'settlement',
      'account_movement',
    ]).notNull(),
    /** Null without an invoice, or without a known one. */
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .references(() => invoice.id),
    transferId: bigId('transfer_id')
      .$type<TransferId>()
      .references(() => transfer.id),
    settlementId: integer('settlement_id')
      .$type<SettlementId>()
      .references(() => settlement.id),
    movementId: integer('movement_id')
      .$type<AccountMovementId>()
      .references(() => accountMovement.id),
    /** The member of staff whose change posted it; null if there is none. */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => person.id),
    /** The reason that they gave. */
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posting_invoice').on(table.invoiceId),
    // Reports read a period, in its order (INVOICE-62).
    index('posting_created').on(table.createdAt, table.id),
  ],
);

/**
 * The invoices with money in suspense: few beside all others (LEDGER-321). A trigger keeps
 * the sum of the entries, and no row for zero.
 */
export const invoiceSuspense = pgTable('invoice_suspense', {
  invoiceId: uuid('invoice_id')
    .$type<InvoiceId>()
    .primaryKey()
    .references(() => invoice.id),
  amount: amount('amount').notNull(),
});

/**
 * One leg of a posting. The terminal and the invoice are its dimensions. Append-only, partitioned like the postings
 * (ADR 55).
 */
export const entry = pgTable(
  'entry',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    /** Without a foreign key: the trigger that adds the entry to its balance reads the posting, and refuses one without. */
    postingId: bigId('posting_id').$type<PostingId>().notNull(),
    accountId: bigId('account_id').$type<LedgerAccountId>().notNull(),
    amount: amount('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    /** Null without a terminal. */
    terminalId: integer('terminal_id').$type<TerminalId>(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.postingId] }),
    foreignKey({
      columns: [table.accountId, table.currency, table.isTest],
      foreignColumns: [ledgerAccount.id, ledgerAccount.currency, ledgerAccount.isTest],
      name: 'entry_account',
    }),
    index('entry_posting').on(table.postingId),
    // Days of a payment account are read in the order of its postings (LEDGER-262).
    index('entry_account_id').on(table.accountId, table.postingId),
  ],
);

/** A sum of entries, and its parts by the flow of the invoice or the kind of the posting. */
const sums = {
  amount: amount('amount').notNull(),
  deposits: amount('deposits').notNull(),
  withdrawals: amount('withdrawals').notNull(),
  settlements: amount('settlements').notNull(),
  received: amount('received').notNull(),
  paidOut: amount('paid_out').notNull(),
  moved: amount('moved').notNull(),
};

/**
 * The entries of a merchant's balance or reserve or of a payment account, summed by the UTC day of their
 * postings (LEDGER-323); credit-positive, as they are. What was not folded yet is in `ledgerDayTotal`.
 */
export const ledgerDay = pgTable(
  'ledger_day',
  {
    accountId: bigId('account_id')
      .$type<LedgerAccountId>()
      .notNull()
      .references(() => ledgerAccount.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** The sum of the days before. */
    opening: amount('opening').notNull(),
    ...sums,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/**
 * A statement's additions to a ledger account and its day, written by the trigger on `entry`. They are only
 * inserted, so that no posting waits for another; deleting them folds them into `ledger_account` and
 * `ledger_day` (ADR 47). No foreign key: an entry's own is enough.
 */
export const ledgerDelta = pgTable(
  'ledger_delta',
  {
    accountId: bigId('account_id').$type<LedgerAccountId>().notNull(),
    /** Null for an account without sums of its days. */
    day: date('day', { mode: 'string' }),
    ...sums,
  },
  (table) => [index('ledger_delta_account').on(table.accountId)],
);

/** The sums of the days; a day has several rows until they are folded. */
export const ledgerDayTotal = pgView('ledger_day_total', {
  accountId: bigId('account_id').$type<LedgerAccountId>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  ...sums,
}).existing();
