import type { PermissionRule } from '@tiyin/domain/permissions';

/** A page of the signed-in (OFFICE-6). */
export interface Page {
  /** Its path; `:id` matches one segment. */
  readonly route: string;
  readonly title: string;
  /** The required permission (OFFICE-6); missing if everybody may visit it. */
  readonly rule?: PermissionRule;
  /** Its address names one thing in the query: by its path alone it shows nothing. */
  readonly isOfOne?: true;
}

/** Every page of the signed-in. */
export const pages = {
  invoices: { route: '/invoices', title: 'Invoices' },
  invoice: { route: '/invoices/:id', title: 'Invoice' },
  customer: { route: '/customer', title: 'Customer', isOfOne: true },
  merchant: { route: '/merchant', title: 'Merchant', rule: { permission: 'merchant.read' } },
  reports: {
    route: '/reports',
    title: 'Reports',
    rule: { permission: 'merchant.read.report' },
  },
  money: { route: '/money', title: 'Money', rule: { permission: 'people.account' } },
  monitoring: {
    route: '/monitoring',
    title: 'Monitoring',
    rule: { allOf: ['terminal.statistic.settings', 'data.terminal.statistic'] },
  },
  alerts: { route: '/alerts', title: 'Alerts', rule: { permission: 'merchant.callback.read' } },
  checks: { route: '/checks', title: 'Checks', rule: { permission: 'audit.read' } },
  audit: { route: '/audit', title: 'Audit', rule: { permission: 'audit.read' } },
  terminals: { route: '/terminals', title: 'Terminals' },
  accounts: { route: '/accounts', title: 'Accounts', rule: { permission: 'people.account' } },
  account: { route: '/accounts/:id', title: 'Account', rule: { permission: 'people.account' } },
  people: { route: '/people', title: 'People', rule: { permission: 'people.manage' } },
  person: { route: '/people/:id', title: 'Person', rule: { permission: 'people.manage' } },
  providers: {
    route: '/providers',
    title: 'Providers',
    rule: { allOf: ['provider.edit', 'merchant.rw.all'] },
  },
  provider: {
    route: '/providers/:id',
    title: 'Provider',
    rule: { allOf: ['provider.edit', 'merchant.rw.all'] },
  },
  approvals: { route: '/approvals', title: 'Approvals' },
  notifications: { route: '/notifications', title: 'Notifications' },
  settings: { route: '/settings', title: 'Settings' },
  changePassword: { route: '/settings/change-password', title: 'Change password' },
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
