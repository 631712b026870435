import type {
  AccountId,
  FormId,
  InvoiceId,
  MerchantId,
  MethodId,
  TerminalId,
} from '@tiyin/domain/ids';
import { flowTypes, invoiceStatuses } from '@tiyin/domain/invoices';
import {
  sql,
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, bigId, codeOf, currencyCode, instant, oneOf } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { merchant, terminal } from './merchants.ts';

/**
 * One payment (INVOICE-3). `isTest` is fixed when it is created (INVOICE-4). A column that the way of a deposit
 * changes has no index here, so that its updates write none of the others again (ADR 39).
 */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid('id').$type<InvoiceId>().primaryKey(),
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => merchant.id),
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .notNull()
      .references(() => terminal.id),
    merchantInvoiceId: text('merchant_invoice_id').notNull(),
    providerInvoiceId: text('provider_invoice_id'),
    flowType: codeOf('flow_type', 'flow_type', flowTypes).notNull(),
    status: codeOf('status', 'invoice_status', invoiceStatuses).notNull(),
    amount: amount('amount').notNull(),
    /** Fixed when the amount becomes final (LEDGER-26); null before. */
    fee: amount('fee'),
    /** The server's addition to a fixed amount (ROUTING-203). */
    adjustment: amount('adjustment')
      .notNull()
      .default(sql`0`),
    currency: currencyCode('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    methodId: integer('method_id').$type<MethodId>(),
    accountId: integer('account_id')
      .$type<AccountId>()
      .references(() => paymentAccount.id),
    customerExternalId: text('customer_external_id').notNull(),
    customerFirstName: text('customer_first_name'),
    customerLastName: text('customer_last_name'),
    /**
     * Blind index of the address that was shown the requisites last, an IPv6 one by its /64 (ROUTING-320); null if
     * unknown.
     */
    addressIndex: text('address_index'),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    matchUntil: instant('match_until'),
    /** The provider refused it once: money after that is for a person to judge (INVOICE-25). */
    wasRefused: boolean('was_refused').notNull().default(false),
    wasMovedByPerson: boolean('was_moved_by_person').notNull().default(false),
    /**
     * The payee of a withdrawal: card or phone in digits, encrypted with the invoice's id
     * (ROUTING-17).
     */
    credentialEncrypted: text('credential_encrypted'),
    credentialLastFour: text('credential_last_four'),
    /** Blind index of the payee (INVOICE-443); null in rows of an older version. */
    credentialIndex: text('credential_index'),
    /** The deposit that this withdrawal gives back (INVOICE-230). */
    refundOf: uuid('refund_of')
      .$type<InvoiceId>()
      .references((): AnyPgColumn => invoice.id),
    /** The bank of an Sbp withdrawal, by `codeInteger` of the bank list. */
    bankCode: bigId('bank_code'),
    /** Where this invoice's callbacks go; null: where its form's or its merchant's go. */
    callbackUrl: text('callback_url'),
    /** Completing, each Retry and each move by staff starts a new round of payouts (INVOICE-45). */
    payoutRound: integer('payout_round').notNull().default(0),
    eventSequence: integer('event_sequence').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('invoice_merchant_invoice_id').on(table.merchantId, table.merchantInvoiceId),
    index('invoice_newest').on(table.isTest, table.createdAt.desc(), table.id.desc()),
    index('invoice_newest_of_merchant').on(
      table.merchantId,
      table.isTest,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('invoice_newest_of_terminal').on(
      table.terminalId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    // The searched columns (INVOICE-55, ADR 32): text_pattern_ops supports prefixes in every
    // collation, and the prefix of a reversed text is its end.
    index('invoice_id_ends').on(sql`reverse(${table.id}::text) text_pattern_ops`),
    index('invoice_order').on(table.merchantInvoiceId.op('text_pattern_ops')),
    index('invoice_order_ends').on(sql`reverse(${table.merchantInvoiceId}) text_pattern_ops`),
    index('invoice_customer').on(table.customerExternalId.op('text_pattern_ops')),
    index('invoice_customer_ends').on(sql`reverse(${table.customerExternalId}) text_pattern_ops`),
    // Many customers share a name: a merchant's are found without those of others.
    index('invoice_first_name_of_merchant')
      .on(table.merchantId, table.customerFirstName.op('text_pattern_ops'))
      .where(sql`customer_first_name is not null`),
    index('invoice_last_name_of_merchant')
      .on(table.merchantId, table.customerLastName.op('text_pattern_ops'))
      .where(sql`customer_last_name is not null`),
    index('invoice_amount').on(
      table.merchantId,
      table.amount,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('invoice_payee_index')
      .on(table.credentialIndex)
      .where(sql`credential_index is not null`),
    index('invoice_payee')
      .on(table.credentialLastFour.op('text_pattern_ops'))
      .where(sql`credential_last_four is not null`),
    index('invoice_refund_of')
      .on(table.refundOf)
      .where(sql`refund_of is not null`),
    check('invoice_refund_is_paid_out', sql`refund_of is null or flow_type = 'WITHDRAWAL'`),
  ],
);

/** The hosted form of an invoice. Its id is the secret that opens it. */
export const paymentForm = pgTable('payment_form', {
  id: text('id').$type<FormId>().primaryKey(),
  invoiceId: uuid('invoice_id')
    .$type<InvoiceId>()
    .notNull()
    .unique()
    .references(() => invoice.id),
  verificationKey: text('verification_key').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  errorUrl: text('error_url').notNull(),
  /** Where this invoice's callbacks go; null: where its merchant's go. */
  callbackUrl: text('callback_url'),
  canChangeAmount: boolean('can_change_amount').notNull(),
  methodId: integer('method_id').$type<MethodId>(),
});

/**
 * The history of an invoice: append-only, with actor and sequence. Partitioned by the month of the invoice's id, a
 * UUIDv7, so that a history is in one partition (ADR 52).
 */
export const invoiceEvent = pgTable(
  'invoice_event',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    sequence: integer('sequence').notNull(),
    code: text('code').notNull(),
    /** The status it led to; null where the status stayed. */
    status: codeOf('status', 'invoice_status', invoiceStatuses),
    actorType: oneOf('actor_type', 'event_actor_type', [
      'system',
      'customer',
      'staff',
      'merchant',
      'provider',
    ]).notNull(),
    actorId: integer('actor_id'),
    details: jsonb('details'),
    /** The reason that a member of staff gave. */
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.invoiceId] }),
    unique('invoice_event_sequence').on(table.invoiceId, table.sequence),
  ],
);

/**
 * An amount promised to one deposit on one account. `heldUntil` is null while the deposit is open and
 * the end of its grace afterwards (ROUTING-26). No two on an account that tells deposits apart by
 * their amount.
 */
export const lease = pgTable(
  'lease',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    amount: amount('amount').notNull(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    isUnique: boolean('is_unique').notNull(),
    /** The merchant of the invoice; null in rows of an older version. */
    merchantId: integer('merchant_id').$type<MerchantId>(),
    customerExternalId: text('customer_external_id'),
    /** Blind index of the customer's address, an IPv6 one by its /64; null if staff took it. */
    addressIndex: text('address_index'),
    createdAt: instant('created_at').notNull(),
    heldUntil: instant('held_until'),
  },
  (table) => [
    uniqueIndex('lease_unique_amount')
      .on(table.accountId, table.amount)
      .where(sql`is_unique`),
    index('lease_account').on(table.accountId),
    index('lease_invoice').on(table.invoiceId),
    index('lease_customer').on(table.customerExternalId, table.merchantId),
    index('lease_address').on(table.addressIndex),
  ],
);
