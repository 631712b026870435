import { addressOf } from '@tiyin/api/address';
import { getInvoice, listStatusEvents } from '@tiyin/api/calls/invoices';
import { getCurrentUser } from '@tiyin/api/calls/session';
import { listTerminals } from '@tiyin/api/calls/terminals';
import type { ApiClient } from '@tiyin/api/request';
import { pagePatterns, type PageName } from '../routing/pages.ts';
import type { EarlyPage } from './begin-early.ts';

/** The code of each screen, below `src/screens`. */
const screens: Readonly<Record<PageName | 'login', string>> = {
  login: 'login/LoginScreen.tsx',
  invoices: 'invoices/InvoicesScreen.tsx',
  invoice: 'invoice-details/InvoiceDetailsScreen.tsx',
  customer: 'customer/CustomerScreen.tsx',
  merchant: 'merchant/MerchantScreen.tsx',
  reports: 'reports/ReportsScreen.tsx',
  money: 'money/MoneyScreen.tsx',
  monitoring: 'monitoring/MonitoringScreen.tsx',
  alerts: 'alerts/AlertsScreen.tsx',
  checks: 'checks/ChecksScreen.tsx',
  audit: 'audit/AuditScreen.tsx',
  terminals: 'terminals/TerminalsScreen.tsx',
  accounts: 'accounts/AccountsScreen.tsx',
  account: 'account-details/AccountDetailsScreen.tsx',
  people: 'people/PeopleScreen.tsx',
  person: 'person/PersonScreen.tsx',
  providers: 'providers/ProvidersScreen.tsx',
  provider: 'provider/ProviderScreen.tsx',
  approvals: 'approvals/ApprovalsScreen.tsx',
  notifications: 'notifications/NotificationsScreen.tsx',
  settings: 'settings/SettingsScreen.tsx',
  changePassword: 'change-password/ChangePasswordScreen.tsx',
};

type Query = (client: ApiClient) => Promise<unknown>;

/** Every page waits for it (OFFICE-19). */
const user: Query = (client) => getCurrentUser(client, {});

/** The filter by terminal of the top bar has all of a person's scope. */
const terminals: Query = (client) => listTerminals(client, {});

/** The queries of every page, for any person and any stored choice. */
const queries: Readonly<Partial<Record<PageName, readonly Query[]>>> = {
  invoices: [terminals],
  reports: [terminals],
  terminals: [terminals],
  invoice: [
    (client) => getInvoice(client, { id: 'ID' }),
    (client) => listStatusEvents(client, { invoiceId: 'ID' }),
  ],
};

/** The addresses of queries, from a client that records them and sends none. */
async function addressesOf(pageQueries: readonly Query[]): Promise<readonly string[]> {
  const addresses: string[] = [];
  const client: ApiClient = (request) => {
    addresses.push(addressOf(request));
    return Promise.reject(new Error('No requests are sent during the build'));
  };
  await Promise.allSettled(pageQueries.map((query) => query(client)));
  return addresses;
}

/** The built files of a screen. */
export type FilesOf = (screen: string) => Pick<EarlyPage, 'scripts' | 'styles'>;

/** The files and queries of each page for signed-in people. */
export function earlyPages(filesOf: FilesOf): Promise<readonly EarlyPage[]> {
  return Promise.all(
    pagePatterns.map(async ([name, pattern]) => ({
      pattern: pattern.source,
      queries: await addressesOf([user, ...(queries[name] ?? [])]),
      ...filesOf(screens[name]),
    })),
  );
}

/** The files of Login, for a signed-out visitor at any address. */
export function earlyLogin(filesOf: FilesOf): EarlyPage {
  return { pattern: '', queries: [], ...filesOf(screens.login) };
}
