import type {
  AccountId,
  AccountMovementId,
  PayoutId,
  PersonId,
  StatementId,
  StatementLineId,
  TransferId,
} from '@tiyin/domain/ids';
import {
  sql,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, bigId, instant, oneOf } from '../columns.ts';
import { paymentAccount } from './accounts.ts';
import { transfer } from './transfers.ts';
import { accountMovement } from './money.ts';
import { payout } from './payouts.ts';
import { person } from './people.ts';

/** The columns of an account's CSV statements, by their headings. */
export type CsvMapping = {
  readonly delimiter: ',' | ';' | '\t';
  /** The number of lines before the one with the headings. */
  readonly skippedLines: number;
  readonly dateFormat: 'yyyy-MM-dd' | 'dd.MM.yyyy' | 'dd/MM/yyyy';
  readonly date: string;
  readonly amount?: string;
  readonly credit?: string;
  readonly debit?: string;
  readonly reference?: string;
  readonly counterparty?: string;
  readonly purpose?: string;
};

/**
 * What is known of the statements of an account. Imports, matching and closing hold its row, so that they
 * happen one after another for an account.
 */
export const statementSource = pgTable('statement_source', {
  accountId: integer('account_id')
    .$type<AccountId>()
    .primaryKey()
    .references(() => paymentAccount.id),
  csvMapping: jsonb('csv_mapping').$type<CsvMapping>(),
  /** The last closed day; null while none is. */
  closedThrough: date('closed_through', { mode: 'string' }),
});

/** A bank's statement that was imported (LEDGER-260). */
export const statement = pgTable(
  'statement',
  {
    id: serial('id').$type<StatementId>().primaryKey(),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    format: oneOf('format', 'statement_format', ['csv', 'mt940', 'camt053']).notNull(),
    fileName: text('file_name'),
    /** The lines of the file, and those of them that were not known. */
    lines: integer('lines').notNull(),
    newLines: integer('new_lines').notNull(),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('statement_account').on(table.accountId, table.id.desc())],
);

/** A line of a bank's statement. It has one match or none. */
export const statementLine = pgTable(
  'statement_line',
  {
    id: bigserial('id', { mode: 'number' }).$type<StatementLineId>().primaryKey(),
    statementId: integer('statement_id')
      .$type<StatementId>()
      .notNull()
      .references(() => statement.id),
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    /** The day on which the bank booked it. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Minor units; above zero money that came, below zero money that went. */
    amount: amount('amount').notNull(),
    /** The bank's reference. */
    reference: text('reference'),
    counterparty: text('counterparty'),
    purpose: text('purpose'),
    /** Identifies the line (LEDGER-261): an account takes it once. */
    identity: text('identity').notNull(),
    state: oneOf('state', 'statement_line_state', ['NEW', 'MATCHED', 'UNEXPLAINED']).notNull(),
    transferId: bigId('transfer_id')
      .$type<TransferId>()
      .references(() => transfer.id),
    payoutId: uuid('payout_id')
      .$type<PayoutId>()
      .references(() => payout.id),
    movementId: integer('movement_id')
      .$type<AccountMovementId>()
      .references(() => accountMovement.id),
    /**
     * The provider's id of the same money, where it was reported after the line had become a transfer
     * (LEDGER-263). Of money that went: `return:` and the id of the return that it is (LEDGER-262).
     */
    reportedAs: text('reported_as'),
    /** When it was reported so; null for reports of before this was kept. */
    reportedAt: instant('reported_at'),
  },
  (table) => [
    unique('statement_line_identity').on(table.accountId, table.identity),
    unique('statement_line_reported_as').on(table.accountId, table.reportedAs),
    uniqueIndex('statement_line_transfer').on(table.transferId),
    uniqueIndex('statement_line_payout').on(table.payoutId),
    uniqueIndex('statement_line_movement').on(table.movementId),
    index('statement_line_statement').on(table.statementId),
    index('statement_line_day').on(table.accountId, table.day),
    index('statement_line_amount').on(table.accountId, table.amount, table.day),
    index('statement_line_open')
      .on(table.accountId, table.state, table.id)
      .where(sql`state <> 'MATCHED'`),
    check('statement_line_amount_not_zero', sql`${table.amount} <> 0`),
    check(
      'statement_line_one_match',
      sql`num_nonnulls(${table.transferId}, ${table.payoutId}, ${table.movementId})
        = (${table.state} = 'MATCHED')::int`,
    ),
  ],
);

/** The balance of an account at the end of a day, as its bank states it. */
export const statementBalance = pgTable(
  'statement_balance',
  {
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Minor units. */
    closing: amount('closing').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** A day of an account that a person explained or closed (LEDGER-264), as they saw it. */
export const accountDay = pgTable(
  'account_day',
  {
    accountId: integer('account_id')
      .$type<AccountId>()
      .notNull()
      .references(() => paymentAccount.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** The difference that the explanation is about; minor units. */
    explainedDifference: amount('explained_difference'),
    explanation: text('explanation'),
    explainedBy: integer('explained_by')
      .$type<PersonId>()
      .references(() => person.id),
    /** The difference with which it was closed; null while it is open. */
    closedDifference: amount('closed_difference'),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by')
      .$type<PersonId>()
      .references(() => person.id),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
