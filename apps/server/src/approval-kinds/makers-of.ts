import type { ApprovalKind } from '@tiyin/domain/approvals';
import { type Permission, hasPermission } from '@tiyin/domain/permissions';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';

/** The permissions with each of which a person makes changes of a kind. */
const makersOf: Readonly<Record<ApprovalKind, readonly Permission[]>> = {
  STATUS_CHANGE: ['invoice.status.change', 'transfer.confirm'],
  REFUND: ['invoice.refund'],
  RETURN: ['transfer.confirm'],
  SETTLEMENT: ['settlement.create'],
  MOVEMENT: ['people.account.edit'],
  RATE: ['settings.edit'],
  CREDENTIAL: ['people.account.edit'],
  LIMIT: ['people.account.edit'],
  FEE: ['terminal.create'],
  ROLE: ['people.manage', 'role.manage'],
  RULE: ['settings.edit'],
  PAYOUT_END: ['transfer.confirm'],
  API_KEY: ['merchant.key.edit'],
  PROVIDER: ['provider.edit'],
};

/** 403 for people who never make a change of a kind: what needs a second person would show them the thresholds. */
export function requireMaker(
  { permissions }: Pick<Staff, 'permissions'>,
  kind: ApprovalKind,
): void {
  if (!makersOf[kind].some((permission) => hasPermission(permissions, permission))) {
    throw new ProblemError('forbidden');
  }
}
