import type { Language } from '../money/index.ts';
import { utcDigits } from './utc-digits.ts';

/**
 * An API time (ISO 8601 with its zone) as `dd/MM/yyyy HH:mm:ss` in UTC (OFFICE-26), in Russian
 * `dd.MM.yyyy HH:mm:ss`. Throws a RangeError for an invalid time.
 */
export function formatShortUtc(iso: string, language: Language = 'en'): string {
  return `${formatDayUtc(iso, language)} ${utcDigits(iso).clock}`;
}

/**
 * The UTC day of a time (ISO 8601 with its zone, or Unix ms) in figures: `dd/MM/yyyy`, in Russian
 * `dd.MM.yyyy`. Throws a RangeError for an invalid time.
 */
export function formatDayUtc(time: string | number, language: Language = 'en'): string {
  const { day, month, year } = utcDigits(time);
  return [day, month, year].join(language === 'ru' ? '.' : '/');
}

/**
 * A time (Unix ms) for the clock of the top bar, `HH:MM:SS` in UTC (OFFICE-8). Throws a RangeError
 * for an invalid time.
 */
export function formatClockUtc(ms: number): string {
  return utcDigits(ms).clock;
}
