import type { PermissionRule } from '@tiyin/domain/permissions';
import { i18n } from '../texts/i18n.ts';

/** A page of the signed-in (OFFICE-6). */
export interface Page {
  /** Its path; `:id` matches one segment. */
  readonly route: string;
  readonly title: () => string;
  /** The required permission (OFFICE-6); missing if everybody may visit it. */
  readonly rule?: PermissionRule;
  /** Its address names one thing in the query: by its path alone it shows nothing. */
  readonly isOfOne?: true;
}

/** Every page of the signed-in. */
export const pages = {
  invoices: {
    route: '/invoices',
    title: () => i18n.t('Invoices'),
  },
  invoice: {
    route: '/invoices/:id',
    title: () => i18n.t('Invoice'),
  },
  customer: {
    route: '/customer',
    title: () => i18n.t('Customer'),
    isOfOne: true,
  },
  merchant: {
    route: '/merchant',
    title: () => i18n.t('Merchant'),
    rule: { permission: 'merchant.read' },
  },
  reports: {
    route: '/reports',
    title: () => i18n.t('Reports'),
    rule: { permission: 'merchant.read.report' },
  },
  money: {
    route: '/money',
    title: () => i18n.t('Money'),
    rule: { permission: 'people.account' },
  },
  monitoring: {
    route: '/monitoring',
    title: () => i18n.t('Monitoring'),
    rule: { allOf: ['terminal.statistic.settings', 'data.terminal.statistic'] },
  },
  alerts: {
    route: '/alerts',
    title: () => i18n.t('Alerts'),
    rule: { permission: 'merchant.callback.read' },
  },
  checks: {
    route: '/checks',
    title: () => i18n.t('Checks'),
    rule: { permission: 'audit.read' },
  },
  audit: {
    route: '/audit',
    title: () => i18n.t('Audit'),
    rule: { permission: 'audit.read' },
  },
  terminals: {
    route: '/terminals',
    title: () => i18n.t('Terminals'),
  },
  accounts: {
    route: '/accounts',
    title: () => i18n.t('Accounts'),
    rule: { permission: 'people.account' },
  },
  account: {
    route: '/accounts/:id',
    title: () => i18n.t('Account'),
    rule: { permission: 'people.account' },
  },
  people: {
    route: '/people',
    title: () => i18n.t('People'),
    rule: { permission: 'people.manage' },
  },
  person: {
    route: '/people/:id',
    title: () => i18n.t('Person'),
    rule: { permission: 'people.manage' },
  },
  providers: {
    route: '/providers',
    title: () => i18n.t('Providers'),
    rule: { allOf: ['provider.edit', 'merchant.rw.all'] },
  },
  provider: {
    route: '/providers/:id',
    title: () => i18n.t('Provider'),
    rule: { allOf: ['provider.edit', 'merchant.rw.all'] },
  },
  approvals: {
    route: '/approvals',
    title: () => i18n.t('Approvals'),
  },
  notifications: {
    route: '/notifications',
    title: () => i18n.t('Notifications'),
  },
  settings: {
    route: '/settings',
    title: () => i18n.t('Settings'),
  },
  changePassword: {
    route: '/settings/change-password',
    title: () => i18n.t('Change password'),
  },
} as const satisfies Readonly<Record<string, Page>>;

/** The name of a page of the signed-in. */
export type PageName = keyof typeof pages;

function isPageName(name: string): name is PageName {
  return name in pages;
}

/** The names of all pages. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** The path pattern of each page; its only group is `:id`. */
export const pagePatterns: readonly (readonly [PageName, RegExp])[] = Object.entries<Page>(
  pages,
).flatMap(([name, { route }]) =>
  isPageName(name) ? [[name, new RegExp(`^${route.replace(':id', '([^/]+)')}$`)] as const] : [],
);

/** The page at a path, or null for an unknown path. */
export function pageAt(path: string): PageName | null {
  return pagePatterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
