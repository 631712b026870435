export { parseDay } from '../../parts/calendar/index.ts';
export type { CalendarDay, DayRange } from '../../parts/calendar/index.ts';
export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { DayPreset } from './Presets.tsx';
export { usualPresets } from './usual-presets.ts';
export type { PresetWords } from './usual-presets.ts';
