import { i18n } from '../texts/i18n.ts';
import { isLanguage, type Language, storeLanguage } from '../texts/language.ts';
import { useAskToLeave } from './useUnsavedEdits.tsx';

/* The person has answered already. */
function reloadUnasked(): void {
  const stop = (event: BeforeUnloadEvent) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', stop, { capture: true });
  window.location.reload();
}

/**
 * The language of the page, and a function that changes it in this browser: the page is loaded again, once nothing
 * would be lost (OFFICE-801).
 */
export function useLanguage(): [Language, (language: Language) => void] {
  const askToLeave = useAskToLeave();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const change = (chosen: Language) => {
    if (chosen === language) return;
    askToLeave(() => {
      storeLanguage(window.localStorage, chosen);
      reloadUnasked();
    });
  };
  return [language, change];
}
