/** Every permission that a person can have (section 6, and `merchant.create` of decision 24). */
export const permissions = [
  'people.account',
  'people.account.edit',
  'terminal.statistic.settings',
  'data.terminal.statistic',
  'merchant.read',
  'merchant.rw.all',
  'merchant.create',
  'merchant.read.report',
  'merchant.read.finance',
  'merchant.callback.read',
  'merchant.callback.edit',
  'settings.read',
  'settings.edit',
  'report.read.balance',
  'report.read.invoice',
  'report.read.provider',
  'report.read.pool.balance',
  'settlement.create',
  'invoice.amount.change',
  'invoice.status.change',
  'invoice.provider.read',
  'invoice.credentials.read',
  'invoice.error.read',
  'invoice.transaction.read',
  'invoice.event.read',
  'ticket.decision',
  'terminal.create',
  'terminal.prod.change',
  'terminal.attr.read',
] as const;

/** The name of a permission (section 6). */
export type Permission = (typeof permissions)[number];

/** Whether a person's permissions, as the profile lists them, hold one (section 6). */
export function hasPermission(granted: readonly string[], permission: Permission): boolean {
  return granted.includes(permission);
}
