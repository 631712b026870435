import { utcDigits } from './utc-digits.ts';

/** Why a text names no day: nothing there, not written as asked, or not in the calendar. */
export type DayError = 'empty' | 'not-a-date' | 'no-such-day';

/** A UTC day as the Unix ms of its first moment, or why there is none. */
export type ParsedDay =
  | { readonly ok: true; readonly ms: number }
  | { readonly ok: false; readonly error: DayError };

/** How long a UTC day is, in ms: a day's end is excluded at `ms + dayMs`. */
export const dayMs: number = 86_400_000;

/** The UTC day of a time (Unix ms) as invoice lists send it, `dd/MM/yyyy` (INVOICE-54). Throws a RangeError if it is none. */
export function formatInvoiceDay(ms: number): string {
  const { day, month, year } = utcDigits(ms);
  return `${day}/${month}/${year}`;
}

/** The UTC day of a time (Unix ms) as reports send it, `yyyy-MM-dd` (API-4). Throws a RangeError if it is none. */
export function formatReportDay(ms: number): string {
  const { day, month, year } = utcDigits(ms);
  return `${year}-${month}-${day}`;
}

/** A day of an invoice list, exactly `dd/MM/yyyy` but for blanks around it (INVOICE-54). */
export function parseInvoiceDay(text: string): ParsedDay {
  return parseDay(text, /^\d{2}\/\d{2}\/\d{4}$/, (day) => day.split('/').toReversed().join('-'));
}

/** A day of a report, exactly `yyyy-MM-dd` but for blanks around it (API-4). */
export function parseReportDay(text: string): ParsedDay {
  return parseDay(text, /^\d{4}-\d{2}-\d{2}$/, (day) => day);
}

function parseDay(text: string, shape: RegExp, toIso: (day: string) => string): ParsedDay {
  const day = text.trim();
  if (!shape.test(day)) {
    return { ok: false, error: day === '' ? 'empty' : 'not-a-date' };
  }
  const iso = toIso(day);
  const ms = Date.parse(`${iso}T00:00:00.000Z`);
  // The 30th of February is taken for a day of March, and the year 0 is in no calendar.
  const isReal = !Number.isNaN(ms) && !iso.startsWith('0000') && formatReportDay(ms) === iso;
  return isReal ? { ok: true, ms } : { ok: false, error: 'no-such-day' };
}
