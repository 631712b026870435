import type { Language } from '../money/index.ts';
import { dayInWords } from './day-words.ts';
import { months } from './months.ts';
import { utcDigits } from './utc-digits.ts';

/**
 * The UTC day of a time (ISO 8601 with its zone, or Unix ms) in words (FORM-3): `5 November 2026`,
 * `5 ноября 2026 г.`, `5-noyabr, 2026`. Throws a RangeError for an invalid time.
 */
export function formatDateUtc(time: string | number, language: Language): string {
  const { day, month, year } = utcDigits(time);
  const name = months[language].long[Number(month) - 1];
  return dayInWords({ day: String(Number(day)), month: name, year }, language);
}

/**
 * The same with hours and minutes: `5 November 2026, 14:03` (FORM-3). Throws a RangeError for an
 * invalid time.
 */
export function formatDateTimeUtc(time: string | number, language: Language): string {
  return `${formatDateUtc(time, language)}, ${utcDigits(time).clock.slice(0, 5)}`;
}

/**
 * An API time in the long format `dd MMM yyyy HH:mm:ss`, in UTC (OFFICE-26): `05 Nov 2026
 * 14:03:07`, `05 нояб. 2026 14:03:07`, `05-noy, 2026 14:03:07`. Throws a RangeError for an invalid
 * time.
 */
export function formatLongUtc(iso: string, language: Language = 'en'): string {
  const { day, month, year, clock } = utcDigits(iso);
  const name = months[language].short[Number(month) - 1];
  const words = language === 'uz' ? `${day}-${name}, ${year}` : `${day} ${name} ${year}`;
  return `${words} ${clock}`;
}
