import { DateFormatter, isSameDay } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  useLocale,
} from 'react-aria-components';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../../components/icon/index.ts';
import { cell, grid, header, heading, step, weekday } from './Calendar.css.ts';
import type { Limits } from './use-day-limits.ts';
import { calendarWords } from './words.ts';
import { dayLabel } from './day-label.ts';

const inFull = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** Takes the day marked as today, and the first and last selectable days. */
export type MonthGridProps = Omit<Limits, 'explain'> & {
  /** A range is chosen, not a single day. */
  readonly isRange?: boolean;
};

/** One month of a calendar, with the way to the next and the previous one. Weeks start on Monday by its calendar. */
export function MonthGrid({ isRange = false, ...limits }: MonthGridProps) {
  const { locale } = useLocale();
  const format = useMemo(() => {
    const dates = new DateFormatter(locale, inFull);
    return (date: CalendarDate) => dates.format(date.toDate('UTC'));
  }, [locale]);
  const words = calendarWords(locale);
  return (
    <>
      <header className={header}>
        <Button slot="previous" className={step}>
          <Icon glyph={ChevronLeftIcon} size={20} />
        </Button>
        <CalendarHeading className={heading} />
        <Button slot="next" className={step}>
          <Icon glyph={ChevronRightIcon} size={20} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={cell({ isRange, isToday: isSameDay(date, limits.today) })}
              // React Aria takes today from the machine's clock and zone: here it is a prop.
              render={(dom, state) => (
                <div
                  {...dom}
                  aria-label={dayLabel({ ...limits, date, state, words, text: format(date) })}
                  {...(isSameDay(date, limits.today) && { 'aria-current': 'date' })}
                />
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
