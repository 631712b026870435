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
  merchant: 'merchant/MerchantScreen.tsx',
  reports: 'reports/ReportsScreen.tsx',
  monitoring: 'monitoring/MonitoringScreen.tsx',
  terminals: 'terminals/TerminalsScreen.tsx',
  accounts: 'accounts/AccountsScreen.tsx',
  account: 'account-details/AccountDetailsScreen.tsx',
  notifications: 'notifications/NotificationsScreen.tsx',
  settings: 'settings/SettingsScreen.tsx',
  changePassword: 'change-password/ChangePasswordScreen.tsx',
};

type Query = (client: ApiClient) => Promise<unknown>;

/** Every page waits for it (OFFICE-19). */
const user: Query = (client) => getCurrentUser(client, {});

/** What a page asks besides, whoever is on it and whatever they chose before. */
const queries: Readonly<Partial<Record<PageName, readonly Query[]>>> = {
  invoices: [(client) => listTerminals(client, {})],
  invoice: [
    (client) => getInvoice(client, { id: 'ID' }),
    (client) => listStatusEvents(client, { invoiceId: 'ID' }),
  ],
};

/** Where queries would go; none of them does. */
async function addressesOf(queries: readonly Query[]): Promise<readonly string[]> {
  const addresses: string[] = [];
  const client: ApiClient = (request) => {
    addresses.push(addressOf(request));
    return Promise.reject(new Error('Nobody is asked anything while the app is built'));
  };
  await Promise.allSettled(queries.map((query) => query(client)));
  return addresses;
}

/** What the code of a screen became in a build. */
export type FilesOf = (screen: string) => Pick<EarlyPage, 'scripts' | 'styles'>;

/** What each page of the signed-in needs early. */
export function earlyPages(filesOf: FilesOf): Promise<readonly EarlyPage[]> {
  return Promise.all(
    pagePatterns.map(async ([name, pattern]) => ({
      pattern: pattern.source,
      queries: await addressesOf([user, ...(queries[name] ?? [])]),
      ...filesOf(screens[name]),
    })),
  );
}

/** What Login needs early, wherever a stranger wanted to go. */
export function earlyLogin(filesOf: FilesOf): EarlyPage {
  return { pattern: '', queries: [], ...filesOf(screens.login) };
}
