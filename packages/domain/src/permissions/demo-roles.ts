import { type Permission, permissions } from './permission.ts';

/** The demo staff, which exist only in demo mode (PEOPLE-49). */
export type DemoRole = 'operator' | 'merchant' | 'support' | 'viewer';

/** The permissions of each demo user (PEOPLE-22). */
export const demoRolePermissions: Readonly<Record<DemoRole, readonly Permission[]>> = {
  operator: permissions,
  merchant: [
    'merchant.read',
    'merchant.read.report',
    'merchant.read.finance',
    'settlement.create',
    'report.read.invoice',
    'report.read.balance',
    'invoice.event.read',
    'invoice.refund',
    'merchant.callback.read',
    'merchant.callback.edit',
    'merchant.key.edit',
    'terminal.create',
    'terminal.attr.read',
  ],
  support: [
    'merchant.rw.all',
    'merchant.read',
    'ticket.decision',
    'invoice.error.read',
    'invoice.event.read',
    'invoice.transaction.read',
    'merchant.callback.read',
  ],
  viewer: [],
};
