import * as en from 'react-aria-components/i18n/en-US';
import * as ru from 'react-aria-components/i18n/ru-RU';
import { speak } from '../src/locale/language/index.ts';
import { russianTexts } from '../src/locale/ru/russian-texts.ts';
import { patchIntl } from '../src/locale/uz/patch-intl.ts';
import { uzbekStrings } from '../src/locale/uz/uzbek-strings.ts';
import { uzbekTexts } from '../src/locale/uz/uzbek-texts.ts';
import type { Phrase, Phrases } from '../src/locale/uz/uzbek-strings.ts';

const english: Phrases = textsOf(en);

const phrases: Readonly<Record<string, Phrases>> = { ru: textsOf(ru), uz: uzbekStrings };

let spoken = english;

/**
 * Makes React Aria and the library use the language of the toolbar. An app gives it one language for the lifetime
 * of the page; here the language can change, so each text is looked up when it is used.
 */
export function setLibraryLanguage(language: string): void {
  spoken = phrases[language] ?? english;
  if (language === 'ru') speak('ru', russianTexts);
  else if (language === 'uz') speak('uz', uzbekTexts);
  else speak('en');
}

Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'en');
Reflect.set(
  window,
  Symbol.for('react-aria.i18n.strings'),
  Object.fromEntries(Object.keys(english).map((name) => [name, looked(name)])),
);
patchIntl();

function looked(name: string): object {
  const find = (_: object, key: string | symbol): Phrase | undefined =>
    spoken[name]?.[String(key)] ?? english[name]?.[String(key)];
  return new Proxy({}, { get: find });
}

/** The type declaration says that the module exports only a type. */
function textsOf(module: object): Phrases {
  const value: unknown = Reflect.get(module, 'default');
  if (!isPhrases(value)) throw new TypeError('React Aria has no texts there.');
  return value;
}

function isPhrases(value: unknown): value is Phrases {
  return typeof value === 'object' && value !== null;
}
