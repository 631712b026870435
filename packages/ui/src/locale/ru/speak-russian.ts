import * as ru from 'react-aria-components/i18n/ru-RU';
import { speak } from '../language/index.ts';
import { russianTexts } from './russian-texts.ts';

/**
 * Makes React Aria and the library use Russian on this page. Call it before the first render, together with
 * `I18nProvider` with `ru-RU`; it applies until the page is left. Import it only where Russian is wanted: it
 * brings the texts. Without a window it does nothing.
 */
export function speakRussian(): void {
  if (typeof window === 'undefined') return;
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'ru');
  // The type declaration says that the module exports only a type.
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), Reflect.get(ru, 'default'));
  speak('ru', russianTexts);
}
