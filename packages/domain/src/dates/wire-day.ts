import { utcDigits } from './utc-digits.ts';

/** Why a text is not a day: empty, malformed, or not in the calendar. */
export type DayError = 'empty' | 'not-a-date' | 'no-such-day';

/** The first moment of a UTC day in Unix ms, or the reason for a refusal. */
export type ParsedDay =
  | { readonly ok: true; readonly ms: number }
  | { readonly ok: false; readonly error: DayError };

/** The length of a UTC day in ms: a day's end is exclusive, at `ms + dayMs`. */
export const dayMs: number = 86_400_000;

/**
 * The UTC day of a time (Unix ms) in the form of invoice lists, `dd/MM/yyyy` (INVOICE-54). Throws a
 * RangeError for an invalid time.
 */
export function formatInvoiceDay(ms: number): string {
  const { day, month, year } = utcDigits(ms);
  return `${day}/${month}/${year}`;
}

/**
 * The UTC day of a time (Unix ms) in the form of reports, `yyyy-MM-dd` (API-4). Throws a RangeError
 * for an invalid time.
 */
export function formatReportDay(ms: number): string {
  const { day, month, year } = utcDigits(ms);
  return `${year}-${month}-${day}`;
}

/**
 * Parses a day of an invoice list, exactly `dd/MM/yyyy` with optional surrounding blanks
 * (INVOICE-54).
 */
export function parseInvoiceDay(text: string): ParsedDay {
  return parseDay(text, /^\d{2}\/\d{2}\/\d{4}$/, (day) => day.split('/').toReversed().join('-'));
}

/** Parses a day of a report, exactly `yyyy-MM-dd` with optional surrounding blanks (API-4). */
export function parseReportDay(text: string): ParsedDay {
  return parseDay(text, /^\d{4}-\d{2}-\d{2}$/, (day) => day);
}

/** The end of the next one is in the year 10000, which neither the API nor the database writes in four digits. */
const lastDayMs = Date.UTC(9999, 11, 30);

function parseDay(text: string, shape: RegExp, toIso: (day: string) => string): ParsedDay {
  const day = text.trim();
  if (!shape.test(day)) {
    return { ok: false, error: day === '' ? 'empty' : 'not-a-date' };
  }
  const iso = toIso(day);
  const ms = Date.parse(`${iso}T00:00:00.000Z`);
  // The 30th of February is taken for a day of March, and the year 0 is in no calendar.
  const isReal = ms <= lastDayMs && !iso.startsWith('0000') && formatReportDay(ms) === iso;
  return isReal ? { ok: true, ms } : { ok: false, error: 'no-such-day' };
}
