/** The demo staff (PEOPLE-22). */
export type Role = 'operator' | 'merchant' | 'support' | 'viewer';

const everybody: readonly Role[] = ['operator', 'merchant', 'support', 'viewer'];
const operator: readonly Role[] = ['operator'];
const withMerchant: readonly Role[] = ['operator', 'merchant'];
const withSupport: readonly Role[] = ['operator', 'support'];
const readers: readonly Role[] = ['operator', 'merchant', 'support'];

/**
 * The permissions of each demo user, and a call that needs each (PEOPLE-19, PEOPLE-22). Written by
 * hand, independent of the product. The calls lack required data, so that they change nothing even
 * with permission.
 */
const table = [
  ['everybody', everybody],
  ['people.account', operator, 'GET /api/v1/people/account?size=0'],
  ['people.account.edit', operator, 'POST /api/v1/people/create'],
  ['terminal.statistic.settings', operator, 'GET /api/v1/terminal/statistic?page=x'],
  ['data.terminal.statistic', operator, 'GET /api/data/v1/terminal'],
  ['merchant.read', readers, 'GET /api/v1/merchant/1'],
  ['merchant.rw.all', withSupport, 'GET /api/v1/merchant?size=0'],
  ['merchant.create', operator, 'POST /api/v1/merchant'],
  ['merchant.read.report', withMerchant],
  ['merchant.read.finance', withMerchant, 'GET /api/v1/merchant/trend'],
  ['merchant.callback.read', readers, 'GET /api/v1/merchant/callback'],
  ['merchant.callback.edit', withMerchant, 'POST /api/v1/merchant/callback'],
  ['merchant.key.edit', withMerchant, 'POST /api/v1/merchant/1/key'],
  ['settings.read', operator, 'GET /api/v1/settings/settings.withdrawal.retry.auto.enable'],
  ['settings.edit', operator, 'PUT /api/v1/rate'],
  ['report.read.invoice', withMerchant, 'GET /api/v1/report/invoice'],
  ['report.read.balance', withMerchant, 'GET /api/v1/report/balance'],
  ['report.read.provider', operator, 'GET /api/v1/report/provider'],
  ['report.read.pool.balance', operator, 'GET /api/v1/report/pool/balance'],
  ['settlement.create', withMerchant, 'POST /api/v1/settlement'],
  ['invoice.amount.change', operator, 'PATCH /api/v1/invoice/amount'],
  ['invoice.status.change', operator, 'POST /api/v1/transfer/0/assign'],
  ['invoice.refund', withMerchant, 'POST /api/v1/invoice/refund'],
  ['invoice.provider.read', operator],
  ['invoice.credentials.read', operator],
  ['invoice.error.read', withSupport, 'GET /api/v1/event/error'],
  ['invoice.transaction.read', withSupport, 'GET /api/v1/transaction/invoice'],
  ['transfer.confirm', operator, 'POST /api/v1/transfer'],
  ['invoice.event.read', readers, 'GET /api/v1/event/invoice'],
  ['ticket.decision', withSupport, 'POST /api/v1/merchant/support/approve'],
  ['terminal.create', withMerchant, 'POST /api/v1/terminal'],
  ['terminal.prod.change', operator],
  ['terminal.attr.read', withMerchant],
  ['audit.read', operator, 'GET /api/v1/check'],
  ['people.manage', operator, 'GET /api/v1/person?size=0'],
  ['role.manage', operator, 'POST /api/v1/role'],
  ['provider.edit', operator, 'GET /api/v1/provider/managed'],
  [
    'approval.decide',
    operator,
    'POST /api/v1/approval/019aa1f1-e0b3-7a02-8c11-0d93b7a4442e/approve',
  ],
] as const satisfies readonly (readonly [string, readonly Role[], string?])[];

/** The required permissions (PEOPLE-19). */
export type Right = (typeof table)[number][0];

const holders: ReadonlyMap<Right, readonly Role[]> = new Map(
  table.map(([right, roles]) => [right, roles]),
);

/** Whether one of the demo staff has a permission. */
export function may(role: Role, right: Right): boolean {
  return holders.get(right)?.includes(role) ?? false;
}

/** The calls, each with its permissions. */
export const permissionCalls: readonly { readonly call: string; readonly right: Right }[] =
  table.flatMap(([right, , call]) => (call === undefined ? [] : [{ right, call }]));
