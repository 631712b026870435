import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import { boolean, date, integer, pgTable, primaryKey } from '../drizzle.ts';
import { amount, bigId, instant } from '../columns.ts';
import { merchant, terminal } from './merchants.ts';

/** The counts of invoices (ADR 18); the sums are minor units of the terminal's currency. */
const counted = {
  made: bigId('made').notNull(),
  done: bigId('done').notNull(),
  doneAmount: amount('done_amount').notNull(),
};

const ofTerminal = {
  merchantId: integer('merchant_id')
    .$type<MerchantId>()
    .notNull()
    .references(() => merchant.id),
  terminalId: integer('terminal_id')
    .$type<TerminalId>()
    .notNull()
    .references(() => terminal.id),
  isTest: boolean('is_test').notNull(),
};

/**
 * The number of a terminal's invoices, and the amounts that became DONE; the rows of
 * `invoice_tally_delta` are added.
 */
export const invoiceTally = pgTable('invoice_tally', { ...ofTerminal, ...counted }, (table) => [
  primaryKey({ columns: [table.terminalId, table.isTest] }),
]);

/** The same by the UTC day on which it happened. */
export const invoiceDayTally = pgTable(
  'invoice_day_tally',
  { ...ofTerminal, day: date('day', { mode: 'string' }).notNull(), ...counted },
  (table) => [primaryKey({ columns: [table.terminalId, table.isTest, table.day] })],
);

/**
 * A transaction's additions to both, written by a trigger on `invoice` and folded into them every
 * few seconds. Rows are only inserted, so that no payment waits for another. No foreign keys: an
 * invoice's own are enough.
 */
export const invoiceTallyDelta = pgTable('invoice_tally_delta', {
  merchantId: integer('merchant_id').$type<MerchantId>().notNull(),
  terminalId: integer('terminal_id').$type<TerminalId>().notNull(),
  isTest: boolean('is_test').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  ...counted,
});

/** How often invoices of a terminal were made, and reached an end, within a minute (OFFICE-56). */
const inMinute = {
  minute: instant('minute').notNull(),
  made: bigId('made').notNull(),
  done: bigId('done').notNull(),
  canceled: bigId('canceled').notNull(),
  declined: bigId('declined').notNull(),
};

/** The minutes of the last two days; the rows of `terminal_minute_delta` are added (ADR 18). */
export const terminalMinute = pgTable(
  'terminal_minute',
  {
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .notNull()
      .references(() => terminal.id),
    isTest: boolean('is_test').notNull(),
    ...inMinute,
  },
  (table) => [primaryKey({ columns: [table.terminalId, table.isTest, table.minute] })],
);

/**
 * A transaction's additions to them, written by a trigger on `invoice`; as `invoice_tally_delta`.
 */
export const terminalMinuteDelta = pgTable('terminal_minute_delta', {
  terminalId: integer('terminal_id').$type<TerminalId>().notNull(),
  isTest: boolean('is_test').notNull(),
  ...inMinute,
});
