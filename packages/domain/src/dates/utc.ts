import { utcDigits } from './utc-digits.ts';

/**
 * A time of the wire (ISO 8601 with its zone) as `dd/MM/yyyy HH:mm:ss` in UTC (OFFICE-26).
 * Throws a RangeError if it is none.
 */
export function formatShortUtc(iso: string): string {
  const { clock, day, month, year } = utcDigits(iso);
  return `${day}/${month}/${year} ${clock}`;
}

/** A time (Unix ms) as the clock of the top bar shows it, `HH:MM:SS` in UTC (OFFICE-8). Throws a RangeError if it is none. */
export function formatClockUtc(ms: number): string {
  return utcDigits(ms).clock;
}
