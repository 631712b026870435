import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/**
 * A day of the calendar as `yyyy-MM-dd`: no time and no zone. Which days there are is the app's to know: in the back
 * office they are UTC days.
 */
export type CalendarDay = `${number}-${number}-${number}`;

/** A range of days, both ends within it. */
export type DayRange = { readonly start: CalendarDay; readonly end: CalendarDay };

/** The text of a day, as `20/11/2026`, `20.11.2026` or `2026-11-20`; null where it names none. Blanks around it do not matter. */
export function parseDay(text: string): CalendarDay | null {
  const iso = text.trim().replace(/^(\d\d)([/.])(\d\d)\2(\d{4})$/u, '$4-$3-$1');
  return isDay(iso) ? iso : null;
}

/** The day that a date of React Aria's fields stands for. */
export function dayOf(date: CalendarDate): CalendarDay {
  const iso = date.toString();
  if (!isDay(iso)) throw new RangeError(`${iso} is no day between the years 1 and 9999.`);
  return iso;
}

/** A day as React Aria's fields take it. Throws a RangeError where it is in no calendar. */
export function dateOf(day: CalendarDay): CalendarDate {
  if (!isDay(day)) throw new RangeError(`${String(day)} is no day in the form yyyy-MM-dd.`);
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
