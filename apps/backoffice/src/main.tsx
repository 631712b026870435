import '@tiyin/ui/theme/trusted-types';
import '@tiyin/ui/theme/theme';
import '@tiyin/ui/theme/fonts-inter';
import { ToastRegion } from '@tiyin/ui/toast';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { formatLocales, readLanguage } from './texts/language.ts';
import { speak } from './texts/load-texts.ts';
import { Routes } from './routes.tsx';
import { UnsavedEditsProvider } from './routing/UnsavedEditsProvider.tsx';
import { listenToTraversals } from './routing/traversals.ts';
import { ErrorBoundary } from './screens/unexpected-error/ErrorBoundary.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { createSessionStore } from './session/session-store.ts';

/** Links of the library go through the router; elsewhere, and with a modifier key, they stay anchors. */
function Navigation({ children }: { readonly children: (path: string) => ReactNode }) {
  const [path, navigate] = useLocation();
  return <RouterProvider navigate={(to) => navigate(to)}>{children(path)}</RouterProvider>;
}

const language = readLanguage(window.localStorage);
const spoken = speak(language);
const store = createSessionStore(window);
const traversals = listenToTraversals(window);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');

const page = (
  <StrictMode>
    <I18nProvider locale={formatLocales[language]}>
      <UnsavedEditsProvider traversals={traversals}>
        <Navigation>
          {(path) => (
            <ErrorBoundary place={path}>
              <SessionProvider store={store}>
                <Routes />
              </SessionProvider>
            </ErrorBoundary>
          )}
        </Navigation>
      </UnsavedEditsProvider>
      <ToastRegion />
    </I18nProvider>
  </StrictMode>
);

/* Not awaited: the chunk of a language imports this one. Without it the page is in English. */
void spoken
  .catch(() => {
    document.documentElement.lang = 'en';
  })
  .then(() => {
    // In small steps, so that events and responses are handled while the page renders.
    startTransition(() => createRoot(root).render(page));
  });
