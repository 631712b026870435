import type { Language } from '@tiyin/domain/money';
import type { MouseEvent } from 'react';
import { useLocale } from '../locales/Locale.tsx';
import { link, list } from './LanguageLinks.css.ts';

const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'uz', name: 'Oʻzbekcha' },
];

/**
 * The form in another language, without leaving the step or losing its text. Plain links also work
 * without scripts, because the server knows the form's state.
 */
export function LanguageLinks() {
  const { language, t, changeLanguage } = useLocale();
  const change = async (event: MouseEvent<HTMLAnchorElement>, code: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await changeLanguage(code);
    } catch {
      // Without a connection the page would be lost, and with it the requisites.
      if (navigator.onLine) location.assign(href);
    }
  };
  return (
    <nav aria-label={t('language.label')}>
      <ul className={list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              className={link}
              href={`?lang=${code}`}
              hrefLang={code}
              lang={code}
              onClick={(event) => void change(event, code)}
              aria-label={`${code.toUpperCase()} ${name}`}
              aria-current={code === language ? 'true' : undefined}
            >
              {code.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
