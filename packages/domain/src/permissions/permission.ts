/** Every permission that a person can have (PEOPLE-19). */
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
  'merchant.key.edit',
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
  'invoice.refund',
  'transfer.confirm',
  'ticket.decision',
  'terminal.create',
  'terminal.prod.change',
  'terminal.attr.read',
  'approval.decide',
  'audit.read',
  'people.manage',
  'role.manage',
  'provider.edit',
] as const;

/** The name of a permission (PEOPLE-19). */
export type Permission = (typeof permissions)[number];

/** Whether a person's permissions, as the profile lists them, hold one (PEOPLE-19). */
export function hasPermission(granted: readonly string[], permission: Permission): boolean {
  return granted.includes(permission);
}

/** At least one permission: an empty rule would admit everyone or no one. */
export type SomePermissions = readonly [Permission, ...Permission[]];

/** The permissions required for access: one, any of several, or all of several (PEOPLE-19). */
export type PermissionRule =
  | { readonly permission: Permission; readonly anyOf?: never; readonly allOf?: never }
  | { readonly anyOf: SomePermissions; readonly permission?: never; readonly allOf?: never }
  | { readonly allOf: SomePermissions; readonly permission?: never; readonly anyOf?: never };

/** Whether a person's permissions, as the profile lists them, satisfy a rule (PEOPLE-19). */
export function isPermitted(granted: readonly string[], rule: PermissionRule): boolean {
  const has = (permission: Permission) => hasPermission(granted, permission);
  if (rule.anyOf !== undefined) {
    return rule.anyOf.some(has);
  }
  return rule.allOf === undefined ? has(rule.permission) : rule.allOf.every(has);
}
