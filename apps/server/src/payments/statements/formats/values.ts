import { parseReportDay } from '@tiyin/domain/dates';
import {
  type CurrencyCode,
  currencies,
  parseAmount,
  type MinorUnits,
  negated,
} from '@tiyin/domain/money';
import type { CsvMapping } from '../../../db/schema/statements.ts';
import { unreadable } from './statement-item.ts';

/** An amount of major units, with or without a sign, in minor units; 422 for any other text. */
export function readAmount(raw: string, currency: CurrencyCode, at: number): MinorUnits {
  const text = raw.trim();
  const isNegative = /^[-\u2212\u2013]/.test(text);
  const parsed = parseAmount(text.replace(/^[-+\u2212\u2013]\s*/, ''), currencies[currency]);
  if (!parsed.ok) throw unreadable(at, `"${text.slice(0, 40)}" is not an amount of ${currency}`);
  return isNegative ? negated(parsed.amount) : parsed.amount;
}

/** Older days are a mistake, and no day of the contract. */
const firstDay = '2000-01-01';

/** A real day of the calendar of this millennium, given as `yyyy-MM-dd`; 422 for any other. */
export function readDay(day: string, raw: string, at: number): string {
  if (!parseReportDay(day).ok || day < firstDay)
    throw unreadable(at, `"${raw.slice(0, 40)}" is not a day`);
  return day;
}

/** The day at the beginning of a cell, as the mapping says; a time after it is ignored. */
export function readMappedDay(raw: string, format: CsvMapping['dateFormat'], at: number): string {
  const text = raw.trim().slice(0, 10);
  if (format === 'yyyy-MM-dd') return readDay(text, raw, at);
  const sign = format === 'dd.MM.yyyy' ? '.' : '/';
  return readDay(text.split(sign).toReversed().join('-'), raw, at);
}

/** Refuses an amount in another currency than the account's. */
export function requireCurrency(given: string, currency: CurrencyCode, at: number): void {
  if (given !== currency) {
    throw unreadable(at, `This is in ${given.slice(0, 10)}; the account is in ${currency}`);
  }
}
