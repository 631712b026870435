import * as en from 'react-aria-components/i18n/en-US';
import * as ru from 'react-aria-components/i18n/ru-RU';
import { mendIntl } from '../src/locale/uz/mend-intl.ts';
import { uzbekStrings } from '../src/locale/uz/uzbek-strings.ts';
import type { Phrase, Phrases } from '../src/locale/uz/uzbek-strings.ts';

const english: Phrases = textsOf(en);

const texts: Readonly<Record<string, Phrases>> = { ru: textsOf(ru), uz: uzbekStrings };

let spoken = english;

/**
 * Has React Aria speak the language of the toolbar. An app hands it one language for as long as the page stands; here
 * it can change, so that each text is looked up when it is said.
 */
export function speak(language: string): void {
  spoken = texts[language] ?? english;
}

Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'en');
Reflect.set(
  window,
  Symbol.for('react-aria.i18n.strings'),
  Object.fromEntries(Object.keys(english).map((name) => [name, looked(name)])),
);
mendIntl();

function looked(name: string): object {
  const find = (_: object, key: string | symbol): Phrase | undefined =>
    spoken[name]?.[String(key)] ?? english[name]?.[String(key)];
  return new Proxy({}, { get: find });
}

/** Its declaration says that the module holds a type alone. */
function textsOf(module: object): Phrases {
  const value: unknown = Reflect.get(module, 'default');
  if (!isPhrases(value)) throw new TypeError('React Aria has no texts there.');
  return value;
}

function isPhrases(value: unknown): value is Phrases {
  return typeof value === 'object' && value !== null;
}
