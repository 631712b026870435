import { parseLanguage } from '@tiyin/domain/money';
import { createRoot } from 'react-dom/client';
import type { PageData } from '../form/page-data.ts';
import { loadStrings } from '../locales/load-strings.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { InsecureNotice } from '../notices/InsecureNotice.tsx';
import { FormLoader } from './FormLoader.tsx';

/**
 * Renders the form if the page has no server-rendered view (a static host, the development server).
 * If the browser offers no cryptography because the page was not loaded over https, it shows that
 * instead: sending requisites over such a connection would be unsafe.
 */
export async function startWithoutServer(
  root: HTMLElement,
  data: PageData | undefined,
): Promise<void> {
  const requestedLanguage = new URLSearchParams(location.search).get('lang');
  const language = data?.language ?? parseLanguage(requestedLanguage);
  const strings = data?.strings ?? (await loadStrings(language));
  document.documentElement.lang = language;
  createRoot(root).render(
    isSecureContext ? (
      <FormLoader formId={formIdOf(location.pathname)} language={language} strings={strings} />
    ) : (
      <LocaleProvider language={language} strings={strings}>
        <Shell>
          <InsecureNotice />
        </Shell>
      </LocaleProvider>
    ),
  );
}

/** The form id in /payment/:formId. */
const formIdOf = (path: string): string => /^\/payment\/([^/]+)/.exec(path)?.[1] ?? '';
