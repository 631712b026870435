import { startOfMonth } from '@internationalized/date';
import { dateOf, dayOf } from '../../parts/calendar/index.ts';
import type { CalendarDay } from '../../parts/calendar/index.ts';
import { say } from '../../locale/language/index.ts';
import type { DayPreset } from './Presets.tsx';

/** The labels of the preset ranges. */
export type PresetWords = {
  readonly today: string;
  readonly yesterday: string;
  readonly lastSevenDays: string;
  readonly thisMonth: string;
};

const usualWords = (): PresetWords => ({
  today: say('Today'),
  yesterday: say('Yesterday'),
  lastSevenDays: say('Last 7 days'),
  thisMonth: say('This month'),
});

/** Today, yesterday, the last 7 days with today, and this month until today. */
export function usualPresets(
  today: CalendarDay,
  words: PresetWords = usualWords(),
): readonly DayPreset[] {
  const date = dateOf(today);
  const yesterday = dayOf(date.subtract({ days: 1 }));
  return [
    { label: words.today, range: { start: today, end: today } },
    { label: words.yesterday, range: { start: yesterday, end: yesterday } },
    {
      label: words.lastSevenDays,
      range: { start: dayOf(date.subtract({ days: 6 })), end: today },
    },
    { label: words.thisMonth, range: { start: dayOf(startOfMonth(date)), end: today } },
  ];
}
