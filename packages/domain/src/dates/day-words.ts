import type { Language } from '../money/index.ts';

/** A day in words, from its parts as they are to be written: `5 November 2026`, `5 ноября 2026 г.`, `5-noyabr, 2026`. */
export function dayInWords(
  {
    day,
    month,
    year,
  }: { readonly day: string; readonly month: string | undefined; readonly year: string },
  language: Language,
): string {
  switch (language) {
    case 'en':
      return `${day} ${month} ${year}`;
    case 'ru':
      return `${day} ${month} ${year} г.`;
    case 'uz':
      return `${day}-${month}, ${year}`;
  }
}
