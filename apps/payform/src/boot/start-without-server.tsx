import { parseLanguage } from '@tiyin/domain/money';
import { createRoot } from 'react-dom/client';
import type { PageData } from '../form/page-data.ts';
import { loadStrings } from '../locales/load-strings.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { InsecureNotice } from '../notices/InsecureNotice.tsx';
import { FormLoader } from './FormLoader.tsx';

/**
 * Draws the form where the page came without its first view (a static host, the development server), or where the
 * browser offers no cryptography because the page did not come over https: sending requisites over such a
 * connection would be unsafe, so the form says so instead.
 */
export async function startWithoutServer(
  root: HTMLElement,
  data: PageData | undefined,
): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang');
  const language = data?.language ?? parseLanguage(asked);
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
