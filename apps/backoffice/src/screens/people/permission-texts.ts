import { type Permission, type PermissionGroup, groupPermissions } from '@tiyin/domain/permissions';
import { i18n } from '../../texts/i18n.ts';

const headings: Readonly<Record<string, () => string>> = {
  'Money and accounts': () => i18n.t('Money and accounts'),
  'Reports and monitoring': () => i18n.t('Reports and monitoring'),
  'Merchants and terminals': () => i18n.t('Merchants and terminals'),
  'Approvals, settings and people': () => i18n.t('Approvals, settings and people'),
  Invoices: () => i18n.t('Invoices'),
};

const texts: Readonly<Record<Permission, () => string>> = {
  'people.account': () => i18n.t('See payment accounts and the money that needs a person'),
  'people.account.edit': () =>
    i18n.t('Open and change payment accounts, their numbers and limits, and fees of terminals'),
  'terminal.statistic.settings': () => i18n.t('Set the thresholds of monitoring'),
  'data.terminal.statistic': () => i18n.t('See the figures of monitoring'),
  'merchant.read': () => i18n.t('See the merchant’s page and open tickets'),
  'merchant.rw.all': () => i18n.t('See all merchants'),
  'merchant.create': () => i18n.t('Add merchants'),
  'merchant.read.report': () => i18n.t('Open the page of reports'),
  'merchant.read.finance': () => i18n.t('See balances, sums and postings'),
  'merchant.callback.read': () => i18n.t('See callbacks'),
  'merchant.callback.edit': () =>
    i18n.t('Rename a merchant, set its callback address and look, and send callbacks again'),
  'merchant.key.edit': () =>
    i18n.t('Create and revoke API keys, with which a shop can also pay out'),
  'settings.read': () => i18n.t('See settings'),
  'settings.edit': () => i18n.t('Change settings, rates and approval rules'),
  'report.read.balance': () => i18n.t('Download the report of balances'),
  'report.read.invoice': () => i18n.t('Download the report of transactions'),
  'report.read.provider': () => i18n.t('Download the report of providers'),
  'report.read.pool.balance': () => i18n.t('Download the report of pools'),
  'settlement.create': () => i18n.t('Settle a merchant’s balance in USDT'),
  'invoice.amount.change': () => i18n.t('Change the amount of an invoice'),
  'invoice.status.change': () => i18n.t('Change the status of an invoice and retry a withdrawal'),
  'invoice.provider.read': () => i18n.t('See the provider of an invoice'),
  'invoice.credentials.read': () => i18n.t('See card and phone numbers'),
  'invoice.error.read': () => i18n.t('See the errors of an invoice'),
  'invoice.transaction.read': () => i18n.t('See the payouts of an invoice'),
  'invoice.event.read': () =>
    i18n.t('See the history and the notes of an invoice, add notes, and assign it'),
  'invoice.refund': () => i18n.t('Refund a deposit'),
  'transfer.confirm': () => i18n.t('Confirm payouts and record money by hand'),
  'ticket.decision': () => i18n.t('Decide tickets'),
  'terminal.create': () => i18n.t('Add and change terminals, and make test forms'),
  'terminal.prod.change': () => i18n.t('Switch a terminal to production'),
  'terminal.attr.read': () => i18n.t('See and change the attributes of a terminal'),
  'approval.decide': () => i18n.t('Approve and reject the changes of others'),
  'audit.read': () => i18n.t('See the audit and the checks of the system'),
  'people.manage': () => i18n.t('Invite, change and disable people'),
  'role.manage': () => i18n.t('Create, change and delete roles'),
  'provider.edit': () => i18n.t('Add, change and pause providers, and replace their secrets'),
};

/** The words of a permission, in the language of the person; an unknown one by its name. */
export function permissionText(name: string): string {
  return isPermission(name) ? texts[name]() : name;
}

const isPermission = (name: string): name is Permission => Object.hasOwn(texts, name);

/** The given permissions by heading, in the language of the person (PEOPLE-103). */
export function permissionGroups(names?: readonly string[]): readonly PermissionGroup[] {
  return groupPermissions(names).map(({ heading, permissions }) => ({
    heading: headings[heading]?.() ?? heading,
    permissions: permissions.map(({ name }) => ({ name, words: texts[name]() })),
  }));
}
