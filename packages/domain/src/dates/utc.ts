import { utcDigits } from './utc-digits.ts';

/**
 * An API time (ISO 8601 with its zone) as `dd/MM/yyyy HH:mm:ss` in UTC (OFFICE-26). Throws a
 * RangeError for an invalid time.
 */
export function formatShortUtc(iso: string): string {
  const { clock, day, month, year } = utcDigits(iso);
  return `${day}/${month}/${year} ${clock}`;
}

/**
 * A time (Unix ms) for the clock of the top bar, `HH:MM:SS` in UTC (OFFICE-8). Throws a RangeError
 * for an invalid time.
 */
export function formatClockUtc(ms: number): string {
  return utcDigits(ms).clock;
}
