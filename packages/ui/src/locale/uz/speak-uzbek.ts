import { speak } from '../language/index.ts';
import { patchIntl } from './patch-intl.ts';
import { uzbekStrings } from './uzbek-strings.ts';
import { uzbekTexts } from './uzbek-texts.ts';

/**
 * Makes React Aria and the library use Uzbek (Latin) on this page. Call it before the first render, together with
 * `I18nProvider` with `uz`; it applies until the page is left. Without a window it does nothing.
 */
export function speakUzbek(): void {
  if (typeof window === 'undefined') return;
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'uz');
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), uzbekStrings);
  patchIntl();
  speak('uz', uzbekTexts);
}
