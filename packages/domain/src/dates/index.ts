export { formatAge } from './age.ts';
export { type HomeClock, type HomeTime, homeTime } from './home-time.ts';
export { formatClockUtc, formatDayUtc, formatShortUtc } from './utc.ts';
export { uzbekNames } from './uzbek-names.ts';
export {
  dayMs,
  type DayError,
  formatInvoiceDay,
  formatReportDay,
  type ParsedDay,
  parseInvoiceDay,
  parseReportDay,
} from './wire-day.ts';
export { formatDateTimeUtc, formatDateUtc, formatLongUtc } from './words.ts';
