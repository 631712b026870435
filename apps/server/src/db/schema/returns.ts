import type { ProviderReason } from '@tiyin/api/types';
import type {
  AccountId,
  InvoiceId,
  MerchantId,
  PersonId,
  ReturnId,
  TransferId,
} from '@tiyin/domain/ids';
import { payoutStatuses } from '@tiyin/domain/invoices';
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, bigId, codeOf, currencyCode, instant } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { invoice } from './invoices.ts';
import { transfer } from './transfers.ts';
import { merchant } from './merchants.ts';
import { person } from './people.ts';

/**
 * Money in suspense that is given back to its sender (LEDGER-250): of an unmatched transfer, or of an
 * invoice. It is paid by the account that the money came to; its id is the idempotency key for the
 * provider.
 */
export const moneyReturn = pgTable(
  'money_return',
  {
    id: uuid('id').$type<ReturnId>().primaryKey(),
    transferId: bigId('transfer_id')
      .$type<TransferId>()
      .references(() => transfer.id),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .references(() => invoice.id),
    /** The owner of the suspense; null for an unmatched transfer. */
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    currency: currencyCode('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    amount: amount('amount').notNull(),
    methodId: integer('method_id').notNull(),
    /** The payee: card or phone in digits, encrypted with the id of the return. */
    credentialEncrypted: text('credential_encrypted').notNull(),
    credentialLastFour: text('credential_last_four').notNull(),
    /** Blind index of the payee (PEOPLE-534); null in rows of an older version. */
    credentialIndex: text('credential_index'),
    bankCode: bigId('bank_code'),
    status: codeOf('status', 'payout_status', payoutStatuses).notNull(),
    /** The provider's own id of it. */
    externalId: text('external_id'),
    /** The provider's reason for its refusal (INVOICE-468). */
    refusal: jsonb('refusal').$type<ProviderReason>(),
    reason: text('reason').notNull(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (table) => [
    check('money_return_of_one', sql`num_nonnulls(transfer_id, invoice_id) = 1`),
    check('money_return_amount', sql`amount > 0`),
    // The next only once the last one has ended.
    uniqueIndex('money_return_one_of_invoice')
      .on(table.invoiceId)
      .where(sql`status in ('NEW', 'SENT', 'UNKNOWN')`),
    uniqueIndex('money_return_one_of_transfer')
      .on(table.transferId)
      .where(sql`status in ('NEW', 'SENT', 'UNKNOWN')`),
    index('money_return_invoice').on(table.invoiceId),
    index('money_return_transfer').on(table.transferId),
    index('money_return_payee_index')
      .on(table.credentialIndex)
      .where(sql`credential_index is not null`),
    index('money_return_account').on(table.accountId, table.status),
  ],
);
