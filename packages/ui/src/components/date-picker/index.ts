export { parseDay } from '../../parts/calendar/index.ts';
export type { CalendarDay } from '../../parts/calendar/index.ts';
export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
