export { formatClockUtc, formatShortUtc } from './utc.ts';
