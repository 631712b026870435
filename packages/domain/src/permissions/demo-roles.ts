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

/** Roles beside those of the demo staff, with which every installation begins (PEOPLE-361). */
export const furtherRoles: readonly {
  readonly name: string;
  readonly permissions: readonly Permission[];
}[] = [
  {
    // Moves money of all merchants, and sees what others did with it; settings, people and keys are for others.
    name: 'Finance',
    permissions: [
      'merchant.rw.all',
      'merchant.read',
      'merchant.read.report',
      'merchant.read.finance',
      'report.read.invoice',
      'report.read.balance',
      'report.read.provider',
      'report.read.pool.balance',
      'settlement.create',
      'people.account',
      'invoice.provider.read',
      'invoice.error.read',
      'invoice.event.read',
      'invoice.transaction.read',
      'invoice.refund',
      'transfer.confirm',
      'approval.decide',
      'audit.read',
    ],
  },
  {
    // Gives the people of one merchant no more than this.
    name: 'Merchant administrator',
    permissions: [...demoRolePermissions.merchant, 'people.manage'],
  },
];
