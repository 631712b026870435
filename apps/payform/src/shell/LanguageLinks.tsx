import type { Language } from '@tiyin/domain/money';
import { useLocale } from '../locales/Locale.tsx';
import { link, list } from './LanguageLinks.css.ts';

const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'uz', name: 'Oʻzbekcha' },
];

/** The form in another language: plain links, since the server knows where a form stands. */
export function LanguageLinks() {
  const { language, t } = useLocale();
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
