import { isSameDay } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { CalendarCellRenderProps } from 'react-aria-components';
import type { Limits } from './use-day-limits.ts';
import type { CalendarWords } from './words.ts';

type Day = Omit<Limits, 'explain'> & {
  readonly date: CalendarDate;
  /** The date in words. */
  readonly text: string;
  readonly state: Pick<
    CalendarCellRenderProps,
    'isSelected' | 'isSelectionStart' | 'isSelectionEnd'
  >;
  readonly words: CalendarWords;
};

/** The screen reader text of a day: "Today, Friday 20 November 2026, selected". */
export function dayLabel({ date, text, state, words, ...limits }: Day): string {
  const is = (limit: CalendarDate | null) => limit !== null && isSameDay(date, limit);
  return [
    is(limits.today) && words.today,
    text,
    state.isSelected && words.selected,
    state.isSelected && state.isSelectionStart && words.rangeStart,
    state.isSelected && state.isSelectionEnd && words.rangeEnd,
    is(limits.minValue) && words.firstDay,
    is(limits.maxValue) && words.lastDay,
  ]
    .filter(Boolean)
    .join(', ');
}
