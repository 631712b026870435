export { dateOf, dayOf, parseDay } from './calendar-day.ts';
export type { CalendarDay, DayRange } from './calendar-day.ts';
export { DayInput } from './DayInput.tsx';
export { MonthGrid } from './MonthGrid.tsx';
export { PickerBox, PickerPopover } from './PickerBox.tsx';
export { useDate, useDayLimits } from './use-day-limits.ts';
export type { DayLimits } from './use-day-limits.ts';
export { useOneDay } from './use-one-day.ts';
export type { OneDayProps } from './use-one-day.ts';
