import type { Language } from '@tiyin/domain/money';
import type { Strings } from './strings.ts';

/** Fetches one language's table, for a page that no server rendered. Rejects when the network does. */
export async function loadStrings(language: Language): Promise<Strings> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'ru':
      return (await import('./ru.ts')).ru;
    case 'uz':
      return (await import('./uz.ts')).uz;
  }
}
