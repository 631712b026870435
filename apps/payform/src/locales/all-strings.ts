import type { Language } from '@tiyin/domain/money';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Strings } from './strings.ts';
import { uz } from './uz.ts';

/**
 * Every language's table. Only the server and tests import it: the browser gets the one table that it needs inside
 * the page.
 */
export const allStrings: Readonly<Record<Language, Strings>> = { en, ru, uz };
