import { mendIntl } from './mend-intl.ts';
import { uzbekStrings } from './uzbek-strings.ts';

/**
 * Has React Aria speak Uzbek (Latin) on this page. Call it before the first render, beside `I18nProvider` with `uz`;
 * it holds until the page is left, whatever language is asked for later. Without a window it does nothing.
 */
export function speakUzbek(): void {
  if (typeof window === 'undefined') return;
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'uz');
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), uzbekStrings);
  mendIntl();
}
