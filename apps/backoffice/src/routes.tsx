import { Box } from '@tiyin/ui/box';
import { NoAccess } from '@tiyin/ui/no-access';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { redirectOf } from './routing/guard.ts';
import { lazyScreen } from './routing/lazy-screen.ts';
import { pageAt, pages, type Page, type PageName } from './routing/pages.ts';
import { useDocumentTitle } from './routing/use-document-title.ts';
import { TerminalFilter } from './screens/invoices/TerminalFilter.tsx';
import { ReportTerminalFilter } from './screens/reports/ReportTerminalFilter.tsx';
import { ErrorBoundary } from './screens/unexpected-error/ErrorBoundary.tsx';
import { CurrentUserProvider } from './session/CurrentUser.tsx';
import { useSession } from './session/SessionProvider.tsx';

const LoginScreen = lazyScreen(
  'login',
  async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen,
);

const screens: Readonly<Record<PageName, ComponentType>> = {
  invoices: lazyScreen(
    'invoices',
    async () => (await import('./screens/invoices/InvoicesScreen.tsx')).InvoicesScreen,
  ),
  invoice: lazyScreen(
    'invoice-details',
    async () =>
      (await import('./screens/invoice-details/InvoiceDetailsScreen.tsx')).InvoiceDetailsScreen,
  ),
  merchant: lazyScreen(
    'merchant',
    async () => (await import('./screens/merchant/MerchantScreen.tsx')).MerchantScreen,
  ),
  reports: lazyScreen(
    'reports',
    async () => (await import('./screens/reports/ReportsScreen.tsx')).ReportsScreen,
  ),
  monitoring: lazyScreen(
    'monitoring',
    async () => (await import('./screens/monitoring/MonitoringScreen.tsx')).MonitoringScreen,
  ),
  terminals: lazyScreen(
    'terminals',
    async () => (await import('./screens/terminals/TerminalsScreen.tsx')).TerminalsScreen,
  ),
  accounts: lazyScreen(
    'accounts',
    async () => (await import('./screens/accounts/AccountsScreen.tsx')).AccountsScreen,
  ),
  account: lazyScreen(
    'account-details',
    async () =>
      (await import('./screens/account-details/AccountDetailsScreen.tsx')).AccountDetailsScreen,
  ),
  notifications: lazyScreen(
    'notifications',
    async () =>
      (await import('./screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  settings: lazyScreen(
    'settings',
    async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
  ),
  changePassword: lazyScreen(
    'change-password',
    async () =>
      (await import('./screens/change-password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
};

/** The terminal filter stands above these (section 2, Dashboard layout). */
const terminalFilters: Readonly<Partial<Record<PageName, ReactNode>>> = {
  invoices: <TerminalFilter />,
  reports: <ReportTerminalFilter />,
};

const waiting = (
  <Box padding={72}>
    <Stack align="center">
      <Spinner label="Loading the page" size="lg" />
    </Stack>
  </Box>
);

function NoAccessTo({ title }: Pick<Page, 'title'>) {
  useDocumentTitle(title);
  return <NoAccess />;
}

function PageContent({ name }: { readonly name: PageName }) {
  const { route, rule, title }: Page = pages[name];
  const Screen = screens[name];
  const screen = (
    <Suspense fallback={waiting}>
      <Route path={route}>
        <Screen />
      </Route>
    </Suspense>
  );
  if (rule === undefined) return screen;
  return (
    <PermissionGate {...rule} fallback={<NoAccessTo title={title} />}>
      {screen}
    </PermissionGate>
  );
}

function SignedInRoutes({ name, path }: { readonly name: PageName; readonly path: string }) {
  const { rule, title }: Page = pages[name];
  const filter = terminalFilters[name];
  const isOpen = rule === undefined || filter === undefined;
  // There is nothing to filter where there is no access.
  const controls = isOpen ? filter : <PermissionGate {...rule}>{filter}</PermissionGate>;
  return (
    <CurrentUserProvider fallback={waiting}>
      <Layout path={path} title={title} controls={controls}>
        <ErrorBoundary place={path}>
          <PageContent name={name} />
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
  const name = pageAt(path);
  if (name !== null) return <SignedInRoutes name={name} path={path} />;
  return (
    <Suspense fallback={waiting}>
      <LoginScreen />
    </Suspense>
  );
}
