import * as en from 'react-aria-components/i18n/en-US';
import * as ru from 'react-aria-components/i18n/ru-RU';
import { patchIntl } from '../src/locale/uz/patch-intl.ts';
import { uzbekStrings } from '../src/locale/uz/uzbek-strings.ts';
import type { Phrase, Phrases } from '../src/locale/uz/uzbek-strings.ts';

const english: Phrases = textsOf(en);

const texts: Readonly<Record<string, Phrases>> = { ru: textsOf(ru), uz: uzbekStrings };

let spoken = english;

/**
 * Makes React Aria use the language of the toolbar. An app gives it one language for the lifetime
 * of the page; here the language can change, so each text is looked up when it is used.
 */
export function setReactAriaLanguage(language: string): void {
  spoken = texts[language] ?? english;
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
