import { DateFormatter } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { dateOf } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { calendarWords } from './words.ts';

/** Props of every field for days. */
export type DayLimits = {
  /** The day that is marked as today, and that an empty date starts from. Never read from the machine's clock. */
  readonly today: CalendarDay;
  /** The first day that can be chosen. */
  readonly minValue?: CalendarDay | undefined;
  /** The last day that can be chosen. */
  readonly maxValue?: CalendarDay | undefined;
};

/** The limits of a field in React Aria's form, and the error messages for them. */
export type Limits = {
  readonly today: CalendarDate;
  readonly minValue: CalendarDate | null;
  readonly maxValue: CalendarDate | null;
  readonly explain: (details: ValidityState, isReversed?: boolean) => string | undefined;
};

/**
 * A day in React Aria's form: the same object for the same day, because a new object would discard
 * a half-typed date.
 */
export function useDate(day: CalendarDay | null): CalendarDate | null {
  return useMemo(() => (day === null ? null : dateOf(day)), [day]);
}

/** A field's limits. Its errors are in the language of the page; React Aria's would be in that of the browser. */
export function useDayLimits({ today, minValue, maxValue }: DayLimits): Limits {
  const { locale } = useLocale();
  const first = useDate(minValue ?? null);
  const last = useDate(maxValue ?? null);
  const words = calendarWords(locale);
  const explain: Limits['explain'] = ({ rangeUnderflow, rangeOverflow }, isReversed = false) => {
    if (isReversed) return words.notReversed;
    if (rangeUnderflow && first !== null) return words.notBefore(inFigures(locale, first));
    if (rangeOverflow && last !== null) return words.notAfter(inFigures(locale, last));
    return undefined;
  };
  const now = useMemo(() => dateOf(today), [today]);
  return { today: now, minValue: first, maxValue: last, explain };
}

const figures = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

const inFigures = (locale: string, date: CalendarDate): string =>
  new DateFormatter(locale, figures).format(date.toDate('UTC'));
