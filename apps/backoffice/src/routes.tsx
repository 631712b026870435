import { Box } from '@tiyin/ui/box';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { redirectOf } from './routing/guard.ts';
import { lazyScreen } from './routing/lazy-screen.ts';
import { loginPath } from './routing/paths.ts';
import { TerminalFilter } from './screens/invoices/TerminalFilter.tsx';
import { invoicesPath } from './screens/invoices/invoice-list-address.ts';
import { ErrorBoundary } from './screens/unexpected-error/ErrorBoundary.tsx';
import { CurrentUserProvider } from './session/CurrentUser.tsx';
import { useSession } from './session/SessionProvider.tsx';

const LoginScreen = lazyScreen(
  'login',
  async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen,
);
const InvoicesScreen = lazyScreen(
  'invoices',
  async () => (await import('./screens/invoices/InvoicesScreen.tsx')).InvoicesScreen,
);
const InvoiceDetailsScreen = lazyScreen(
  'invoice-details',
  async () =>
    (await import('./screens/invoice-details/InvoiceDetailsScreen.tsx')).InvoiceDetailsScreen,
);

const waiting = (
  <Box padding={72}>
    <Stack align="center">
      <Spinner label="Loading the page" size="lg" />
    </Stack>
  </Box>
);

function SignedInRoutes({ path }: { readonly path: string }) {
  const isList = path === invoicesPath;
  return (
    <CurrentUserProvider fallback={waiting}>
      <Layout
        path={path}
        title={isList ? 'Invoices' : 'Invoice'}
        {...(isList && { controls: <TerminalFilter /> })}
      >
        <ErrorBoundary place={path}>
          <Suspense fallback={waiting}>
            <Switch>
              <Route path={invoicesPath}>
                <InvoicesScreen />
              </Route>
              <Route path={`${invoicesPath}/:id`}>
                <InvoiceDetailsScreen />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </CurrentUserProvider>
  );
}

/** Every screen, and who may be on it (section 2, Route names). */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const { isSignedIn } = useSession();
  const target = redirectOf({ isSignedIn, path, search });
  if (target !== null) return <Redirect key={target} to={target} replace />;
  if (path !== loginPath) return <SignedInRoutes path={path} />;
  return (
    <Suspense fallback={waiting}>
      <LoginScreen />
    </Suspense>
  );
}
