import {
  addMoney,
  isLessMoney,
  type MinorUnits,
  minorUnits,
  minus,
  type Money,
  plus,
  subtractMoney,
} from '@tiyin/domain/money';
import { eq } from '../db/drizzle.ts';
import { type invoice, type rate, settlement, type transfer } from '../db/schema.ts';
import type { ledgerBalance } from './ledger/accounts.ts';
import type { hasFunds } from './withdrawals/begin-withdrawal.ts';

type InvoiceRow = typeof invoice.$inferSelect;
declare const row: InvoiceRow;
declare const transferRow: typeof transfer.$inferSelect;
declare const rateRow: typeof rate.$inferSelect;
declare const balance: Awaited<ReturnType<typeof ledgerBalance>>;

/** Amounts of rows (LEDGER-239). */
export const ofRow: MinorUnits = row.amount;
// @ts-expect-error a plain bigint is not an amount until it is named as one
export const plain: MinorUnits = 1n;
// @ts-expect-error a sum by the operator is in no known currency
export const mixed: MinorUnits = row.amount + transferRow.amount;
// @ts-expect-error nor is a difference
export const difference: MinorUnits = row.amount - transferRow.amount;
// @ts-expect-error a version is a count, not an amount
export const counted: MinorUnits = plus(row.amount, row.version);
// @ts-expect-error the price of one USDT is a rate, not an amount
export const rated: MinorUnits = minus(row.amount, rateRow.perUsdt);
// @ts-expect-error an amount with its currency is not an amount of another row
export const added: MinorUnits = plus(row.amount, balance);

/** Rows that have a currency are money, and money is compared with money. */
export const sum: Money = addMoney(balance, row);
export const rest: Money = subtractMoney(row, balance);
export const isShort: boolean = isLessMoney(balance, row);
// @ts-expect-error an amount without its currency is not compared with a balance
export const isBareShort: boolean = isLessMoney(balance, row.amount);
// @ts-expect-error a balance is not less or more than an amount without a currency
export const isLess: boolean = balance < row.amount;
// @ts-expect-error a transfer has no currency of its own: its account names it
export const transferSum: Money = addMoney(balance, transferRow);

/** Rows are written with amounts. */
type NewTransfer = typeof transfer.$inferInsert;
export const written: NewTransfer['amount'] = minorUnits(1n);
// @ts-expect-error a plain bigint is not stored as an amount
export const unnamed: NewTransfer['amount'] = 1n;
// @ts-expect-error a sum by the operator is not stored as an amount
export const summed: NewTransfer['amount'] = row.amount + transferRow.amount;
export const ofAmount = eq(settlement.baseAmount, row.amount);
// @ts-expect-error a column is compared with an amount
export const ofSum = eq(settlement.baseAmount, row.amount + transferRow.amount);

/** A use case takes amounts. */
type Needed = Parameters<typeof hasFunds>[2];
export const needed: Needed = plus(row.amount, row.fee ?? minorUnits(0n));
// @ts-expect-error two bigints are not what a withdrawal needs
export const neededOfTwo: Needed = row.amount + transferRow.amount;
