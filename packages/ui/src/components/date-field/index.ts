export { parseDay } from '../../parts/calendar/index.ts';
export type { CalendarDay } from '../../parts/calendar/index.ts';
export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
