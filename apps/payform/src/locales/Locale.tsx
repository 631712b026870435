import type { Language } from '@tiyin/domain/money';
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { loadStrings } from './load-strings.ts';
import { translator } from './strings.ts';
import type { Strings, Translate } from './strings.ts';

/** The language of the page and its translator. */
export type Locale = {
  readonly language: Language;
  readonly t: Translate;
  /** Changes the language in place; typed text stays. Rejects if the network fails. */
  readonly changeLanguage: (next: Language) => Promise<void>;
};

const LocaleContext = createContext<Locale | null>(null);

/** Gives the views below the reader's language: that of the page, until another is chosen on it. */
export function LocaleProvider(props: {
  readonly language: Language;
  readonly strings: Strings;
  readonly children: ReactNode;
}) {
  const { children, ...ofPage } = props;
  const [chosen, setChosen] = useState<Pick<typeof props, 'language' | 'strings'>>();
  const { language, strings } = chosen ?? ofPage;
  const requested = useRef<Language>(undefined);
  const changeLanguage = useCallback(async (next: Language) => {
    requested.current = next;
    const table = await loadStrings(next);
    // A later choice whose table arrived first.
    if (requested.current !== next) return;
    setPageLanguage(next);
    setChosen({ language: next, strings: table });
  }, []);
  const locale = useMemo(
    () => ({ language, t: translator(strings), changeLanguage }),
    [language, strings, changeLanguage],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/* A reload, and a link that is copied, keep the language too. */
function setPageLanguage(language: Language): void {
  document.documentElement.lang = language;
  history.replaceState(history.state, '', `?lang=${language}`);
}

/** The language of the page. Throws outside of a `LocaleProvider`. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (locale === null) throw new Error('A view of the form is rendered outside of LocaleProvider.');
  return locale;
}
