import type {
  AccountId,
  AccountMovementId,
  MerchantId,
  PersonId,
  SettlementId,
  TerminalId,
} from '@tiyin/domain/ids';
import { bigserial, boolean, index, integer, pgTable, serial, text } from '../drizzle.ts';
import { amount, currencyCode, instant, rateColumn } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { merchant, terminal } from './merchants.ts';
import { person } from './people.ts';

/**
 * The price of one USDT, as set by a person; the newest of a currency counts (LEDGER-35).
 * Append-only.
 */
export const rate = pgTable(
  'rate',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    currency: currencyCode('currency').notNull(),
    /** Minor units of the currency for one whole USDT. */
    perUsdt: rateColumn('per_usdt').notNull(),
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => person.id),
    setAt: instant('set_at').notNull(),
  },
  (table) => [index('rate_newest').on(table.currency, table.id.desc())],
);

/** A merchant's balance paid out in USDT (LEDGER-31). Append-only. */
export const settlement = pgTable(
  'settlement',
  {
    id: serial('id').$type<SettlementId>().primaryKey(),
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => merchant.id),
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .notNull()
      .references(() => terminal.id),
    currency: currencyCode('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    /** Minor units of the currency. */
    baseAmount: amount('base_amount').notNull(),
    /** Minor units of USDT. */
    settlementAmount: amount('settlement_amount').notNull(),
    /** Minor units of the currency for one whole USDT, as the two amounts imply it, rounded half up. */
    impliedRate: rateColumn('implied_rate').notNull(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('settlement_merchant').on(table.merchantId, table.id.desc())],
);

/** Money moved between a payment account and the outside (LEDGER-24). Append-only. */
export const accountMovement = pgTable(
  'account_movement',
  {
    id: serial('id').$type<AccountMovementId>().primaryKey(),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    /** Minor units; above zero a top-up, below zero a sweep. */
    amount: amount('amount').notNull(),
    comment: text('comment').notNull(),
    /** Null where the demo made it. */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_movement_account').on(table.accountId, table.id.desc()),
    // Those of all accounts within a day (PEOPLE-532).
    index('account_movement_newest').on(table.createdAt),
  ],
);
