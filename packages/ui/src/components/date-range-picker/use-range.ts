import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useDate } from '../../parts/calendar/index.ts';
import type { DayRange } from '../../parts/calendar/index.ts';

/** A range as React Aria takes it: the same object for the same days. */
export function useRange(
  range: DayRange | null,
): { readonly start: CalendarDate; readonly end: CalendarDate } | null {
  const start = useDate(range && range.start);
  const end = useDate(range && range.end);
  return useMemo(() => (start === null || end === null ? null : { start, end }), [start, end]);
}
