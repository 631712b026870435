import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/**
 * A day of the calendar as `yyyy-MM-dd`: no time and no zone. Which days there are is the app's to know: in the back
 * office they are UTC days.
 */
export type CalendarDay = `${number}-${number}-${number}`;

/** A range of days, both ends within it. */
export type DayRange = { readonly start: CalendarDay; readonly end: CalendarDay };

/**
 * The ISO day of a text such as `20/11/2026`, `20.11.2026` or `2026-11-20`; null if it is not a
 * day. Surrounding blanks are ignored.
 */
export function parseDay(text: string): CalendarDay | null {
  const iso = text.trim().replace(/^(\d\d)([/.])(\d\d)\2(\d{4})$/u, '$4-$3-$1');
  return isDay(iso) ? iso : null;
}

/** The day of a React Aria date. */
export function dayOf(date: CalendarDate): CalendarDay {
  const iso = date.toString();
  if (!isDay(iso)) throw new RangeError(`${iso} is not a day between the years 1 and 9999.`);
  return iso;
}

/** A day as React Aria's fields need it. Throws a RangeError if it does not exist. */
export function dateOf(day: CalendarDay): CalendarDate {
  if (!isDay(day)) throw new RangeError(`${String(day)} is not a day in the form yyyy-MM-dd.`);
  return parseDate(day);
}

function isDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text) || text.startsWith('0000')) return false;
  try {
    parseDate(text);
    return true;
  } catch {
    return false;
  }
}
