import { isPermitted } from '@tiyin/domain/permissions';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { withTexts } from './texts/load-texts.ts';
import { redirectOf } from './routing/guard.ts';
import { lazyScreen } from './routing/lazy-screen.ts';
import { pageAt, pageNames, pages, type Page, type PageName } from './routing/pages.ts';
import { loginPath } from './routing/paths.ts';
import { preloadWhenIdle } from './routing/preload-when-idle.ts';
import { Waiting } from './routing/Waiting.tsx';
import { TerminalFilter } from './screens/invoices/TerminalFilter.tsx';
import { ReportTerminalFilter } from './screens/reports/ReportTerminalFilter.tsx';
import { SecondFactorFirst } from './screens/set-up-first/SecondFactorFirst.tsx';
import { ErrorBoundary } from './screens/unexpected-error/ErrorBoundary.tsx';
import { CurrentUserProvider, useCurrentUser } from './session/CurrentUser.tsx';
import { useSession } from './session/SessionProvider.tsx';

const LoginScreen = lazyScreen(
  'login',
  withTexts('login', async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen),
);

const OpenPages = lazyScreen(
  'open-pages',
  withTexts('open-pages', async () => (await import('./screens/OpenPages.tsx')).OpenPages),
);

const texted = <T,>(name: string, load: () => Promise<T>) => [name, withTexts(name, load)] as const;

/** The code of each screen, and its name in an error and among the catalogues. */
const loads: Readonly<Record<PageName, readonly [string, () => Promise<ComponentType>]>> = {
  invoices: texted(
    'invoices',
    async () => (await import('./screens/invoices/InvoicesScreen.tsx')).InvoicesScreen,
  ),
  invoice: texted(
    'invoice-details',
    async () =>
      (await import('./screens/invoice-details/InvoiceDetailsScreen.tsx')).InvoiceDetailsScreen,
  ),
  customer: texted(
    'customer',
    async () => (await import('./screens/customer/CustomerScreen.tsx')).CustomerScreen,
  ),
  merchant: texted(
    'merchant',
    async () => (await import('./screens/merchant/MerchantScreen.tsx')).MerchantScreen,
  ),
  reports: texted(
    'reports',
    async () => (await import('./screens/reports/ReportsScreen.tsx')).ReportsScreen,
  ),
  money: texted('money', async () => (await import('./screens/money/MoneyScreen.tsx')).MoneyScreen),
  monitoring: texted(
    'monitoring',
    async () => (await import('./screens/monitoring/MonitoringScreen.tsx')).MonitoringScreen,
  ),
  alerts: texted(
    'alerts',
    async () => (await import('./screens/alerts/AlertsScreen.tsx')).AlertsScreen,
  ),
  checks: texted(
    'checks',
    async () => (await import('./screens/checks/ChecksScreen.tsx')).ChecksScreen,
  ),
  audit: texted('audit', async () => (await import('./screens/audit/AuditScreen.tsx')).AuditScreen),
  terminals: texted(
    'terminals',
    async () => (await import('./screens/terminals/TerminalsScreen.tsx')).TerminalsScreen,
  ),
  accounts: texted(
    'accounts',
    async () => (await import('./screens/accounts/AccountsScreen.tsx')).AccountsScreen,
  ),
  account: texted(
    'account-details',
    async () =>
      (await import('./screens/account-details/AccountDetailsScreen.tsx')).AccountDetailsScreen,
  ),
  people: texted(
    'people',
    async () => (await import('./screens/people/PeopleScreen.tsx')).PeopleScreen,
  ),
  person: texted(
    'person',
    async () => (await import('./screens/person/PersonScreen.tsx')).PersonScreen,
  ),
  providers: texted(
    'providers',
    async () => (await import('./screens/providers/ProvidersScreen.tsx')).ProvidersScreen,
  ),
  provider: texted(
    'provider',
    async () => (await import('./screens/provider/ProviderScreen.tsx')).ProviderScreen,
  ),
  approvals: texted(
    'approvals',
    async () => (await import('./screens/approvals/ApprovalsScreen.tsx')).ApprovalsScreen,
  ),
  notifications: texted(
    'notifications',
    async () =>
      (await import('./screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  settings: texted(
    'settings',
    async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
  ),
  changePassword: texted(
    'change-password',
    async () =>
      (await import('./screens/change-password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
};

const screens: Readonly<Record<PageName, ComponentType>> = {
  invoices: lazyScreen(...loads.invoices),
  invoice: lazyScreen(...loads.invoice),
  customer: lazyScreen(...loads.customer),
  merchant: lazyScreen(...loads.merchant),
  reports: lazyScreen(...loads.reports),
  money: lazyScreen(...loads.money),
  monitoring: lazyScreen(...loads.monitoring),
  alerts: lazyScreen(...loads.alerts),
  checks: lazyScreen(...loads.checks),
  audit: lazyScreen(...loads.audit),
  terminals: lazyScreen(...loads.terminals),
  accounts: lazyScreen(...loads.accounts),
  account: lazyScreen(...loads.account),
  people: lazyScreen(...loads.people),
  person: lazyScreen(...loads.person),
  providers: lazyScreen(...loads.providers),
  provider: lazyScreen(...loads.provider),
  approvals: lazyScreen(...loads.approvals),
  notifications: lazyScreen(...loads.notifications),
  settings: lazyScreen(...loads.settings),
  changePassword: lazyScreen(...loads.changePassword),
};

/** The terminal filter is above these (OFFICE-11). */
const terminalFilters: Readonly<Partial<Record<PageName, ReactNode>>> = {
  invoices: <TerminalFilter />,
  reports: <ReportTerminalFilter />,
};

const waiting = <Waiting />;

const NoAccessTo = lazyScreen(
  'no-access',
  withTexts(
    'no-access',
    async () => (await import('./screens/no-access/NoAccessTo.tsx')).NoAccessTo,
  ),
);

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
    <PermissionGate
      {...rule}
      fallback={
        <Suspense fallback={waiting}>
          <NoAccessTo rule={rule} title={title()} />
        </Suspense>
      }
    >
      {screen}
    </PermissionGate>
  );
}

/** Preloads the screens that the person may open, once the first one is there, and then invoices that are pointed at. */
function PreloadScreens() {
  const { permissions } = useCurrentUser();
  const [Prefetch, setPrefetch] = useState<ComponentType>();
  const granted = permissions.join(' ');
  useEffect(() => {
    const reachable = pageNames.filter((name) => {
      const { rule }: Page = pages[name];
      return rule === undefined || isPermitted(granted.split(' '), rule);
    });
    const loadPrefetch = async () => {
      const { PrefetchInvoices } = await import('./routing/PrefetchInvoices.tsx');
      setPrefetch(() => PrefetchInvoices);
    };
    return preloadWhenIdle([loadPrefetch, ...reachable.map((name) => loads[name][1])]);
  }, [granted]);
  return Prefetch === undefined ? null : <Prefetch />;
}

function SignedInRoutes({ name, path }: { readonly name: PageName; readonly path: string }) {
  const { rule, title }: Page = pages[name];
  const filter = terminalFilters[name];
  const isOpen = rule === undefined || filter === undefined;
  // Without access there is nothing to filter.
  const controls = isOpen ? filter : <PermissionGate {...rule}>{filter}</PermissionGate>;
  return (
    <CurrentUserProvider fallback={waiting}>
      <SecondFactorFirst fallback={waiting}>
        <PreloadScreens />
        <Layout path={path} title={title()} controls={controls}>
          <ErrorBoundary place={path}>
            <PageContent name={name} />
          </ErrorBoundary>
        </Layout>
      </SecondFactorFirst>
    </CurrentUserProvider>
  );
}

/** Every screen, and its permission (OFFICE-6). */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const { isSignedIn } = useSession();
  const target = redirectOf({ isSignedIn, path, search });
  if (target !== null) return <Redirect key={target} to={target} replace />;
  const name = pageAt(path);
  if (name !== null) return <SignedInRoutes name={name} path={path} />;
  return (
    <Suspense fallback={waiting}>{path === loginPath ? <LoginScreen /> : <OpenPages />}</Suspense>
  );
}
