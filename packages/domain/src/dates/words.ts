import { format } from 'date-fns-tz';
import type { Language } from '../money/index.ts';
import { dayInWords } from './day-words.ts';
import { months } from './months.ts';
import { UtcDate } from './utc-date.ts';

/**
 * The UTC day of an API time in words (FORM-3): `5 November 2026`, `5 ноября 2026 г.`, `5-noyabr,
 * 2026`. Throws a RangeError for an invalid time.
 */
export function formatDateUtc(iso: string, language: Language): string {
  return dayInWords(partsOf(new UtcDate(iso), 'd', months[language].long), language);
}

/**
 * The same with hours and minutes: `5 November 2026, 14:03` (FORM-3). Throws a RangeError for an
 * invalid time.
 */
export function formatDateTimeUtc(iso: string, language: Language): string {
  return `${formatDateUtc(iso, language)}, ${format(new UtcDate(iso), 'HH:mm')}`;
}

/**
 * An API time in the long format `dd MMM yyyy HH:mm:ss`, in UTC (OFFICE-26): `05 Nov 2026
 * 14:03:07`, `05 нояб. 2026 14:03:07`, `05-noy, 2026 14:03:07`. Throws a RangeError for an invalid
 * time.
 */
export function formatLongUtc(iso: string, language: Language = 'en'): string {
  const date = new UtcDate(iso);
  const { day, month, year } = partsOf(date, 'dd', months[language].short);
  const words = language === 'uz' ? `${day}-${month}, ${year}` : `${day} ${month} ${year}`;
  return `${words} ${format(date, 'HH:mm:ss')}`;
}

function partsOf(date: UtcDate, dayPattern: 'd' | 'dd', names: readonly string[]) {
  return {
    // Formatted first, because formatting refuses an invalid time.
    day: format(date, dayPattern),
    month: names[date.getMonth()],
    year: format(date, 'yyyy'),
  };
}
