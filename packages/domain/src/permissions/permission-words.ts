import { type Permission, permissions } from './permission.ts';

/** The headings under which people read permissions. */
const headings = [
  'Invoices',
  'Money and accounts',
  'Merchants and terminals',
  'Reports and monitoring',
  'Approvals, settings and people',
] as const;

type Heading = (typeof headings)[number];

const words: Readonly<Record<Permission, readonly [Heading, string]>> = {
  'people.account': [
    'Money and accounts',
    'See payment accounts and the money that needs a person',
  ],
  'people.account.edit': [
    'Money and accounts',
    'Open and change payment accounts, their numbers and limits, and fees of terminals',
  ],
  'terminal.statistic.settings': ['Reports and monitoring', 'Set the thresholds of monitoring'],
  'data.terminal.statistic': ['Reports and monitoring', 'See the figures of monitoring'],
  'merchant.read': ['Merchants and terminals', 'See the merchant’s page and open tickets'],
  'merchant.rw.all': ['Merchants and terminals', 'See all merchants'],
  'merchant.create': ['Merchants and terminals', 'Add merchants'],
  'merchant.read.report': ['Reports and monitoring', 'Open the page of reports'],
  'merchant.read.finance': ['Money and accounts', 'See balances, sums and postings'],
  'merchant.callback.read': ['Merchants and terminals', 'See callbacks'],
  'merchant.callback.edit': [
    'Merchants and terminals',
    'Rename a merchant, set its callback address and look, and send callbacks again',
  ],
  'merchant.key.edit': [
    'Merchants and terminals',
    'Create and revoke API keys, with which a shop can also pay out',
  ],
  'settings.read': ['Approvals, settings and people', 'See settings'],
  'settings.edit': ['Approvals, settings and people', 'Change settings, rates and approval rules'],
  'report.read.balance': ['Reports and monitoring', 'Download the report of balances'],
  'report.read.invoice': ['Reports and monitoring', 'Download the report of transactions'],
  'report.read.provider': ['Reports and monitoring', 'Download the report of providers'],
  'report.read.pool.balance': ['Reports and monitoring', 'Download the report of pools'],
  'settlement.create': ['Money and accounts', 'Settle a merchant’s balance in USDT'],
  'invoice.amount.change': ['Invoices', 'Change the amount of an invoice'],
  'invoice.status.change': ['Invoices', 'Change the status of an invoice and retry a withdrawal'],
  'invoice.provider.read': ['Invoices', 'See the provider of an invoice'],
  'invoice.credentials.read': ['Invoices', 'See card and phone numbers'],
  'invoice.error.read': ['Invoices', 'See the errors of an invoice'],
  'invoice.transaction.read': ['Invoices', 'See the payouts of an invoice'],
  'invoice.event.read': [
    'Invoices',
    'See the history and the notes of an invoice, add notes, and assign it',
  ],
  'invoice.refund': ['Invoices', 'Refund a deposit'],
  'transfer.confirm': ['Money and accounts', 'Confirm payouts and record money by hand'],
  'ticket.decision': ['Invoices', 'Decide tickets'],
  'terminal.create': ['Merchants and terminals', 'Add and change terminals, and make test forms'],
  'terminal.prod.change': ['Merchants and terminals', 'Switch a terminal to production'],
  'terminal.attr.read': ['Merchants and terminals', 'See and change the attributes of a terminal'],
  'approval.decide': ['Approvals, settings and people', 'Approve and reject the changes of others'],
  'audit.read': ['Approvals, settings and people', 'See the audit and the checks of the system'],
  'people.manage': ['Approvals, settings and people', 'Invite, change and disable people'],
  'role.manage': ['Approvals, settings and people', 'Create, change and delete roles'],
  'provider.edit': [
    'Money and accounts',
    'Add, change and pause providers, and replace their secrets',
  ],
};

/** A permission in words (PEOPLE-103); an unknown name stands for itself. */
export function permissionWords(name: string): string {
  const known = permissions.find((permission) => permission === name);
  return known === undefined ? name : words[known][1];
}

/** Permissions under one heading. */
export type PermissionGroup = {
  readonly heading: string;
  readonly permissions: readonly { readonly name: Permission; readonly words: string }[];
};

/** The given permissions by heading, in the order of both lists; headings without any are left out (PEOPLE-103). */
export function groupPermissions(names: readonly string[] = permissions): PermissionGroup[] {
  return headings
    .map((heading) => ({
      heading,
      permissions: permissions
        .filter((name) => names.includes(name) && words[name][0] === heading)
        .map((name) => ({ name, words: words[name][1] })),
    }))
    .filter((group) => group.permissions.length > 0);
}
