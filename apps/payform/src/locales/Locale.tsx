import type { Language } from '@tiyin/domain/money';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { translator } from './strings.ts';
import type { Strings, Translate } from './strings.ts';

/** The language of the page and its translator. */
export type Locale = { readonly language: Language; readonly t: Translate };

const LocaleContext = createContext<Locale | null>(null);

/** Gives the views below the reader's language. */
export function LocaleProvider(props: {
  readonly language: Language;
  readonly strings: Strings;
  readonly children: ReactNode;
}) {
  const { language, strings, children } = props;
  const locale = useMemo(() => ({ language, t: translator(strings) }), [language, strings]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page. Throws outside of a `LocaleProvider`. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (locale === null) throw new Error('A view of the form is rendered outside of LocaleProvider.');
  return locale;
}
