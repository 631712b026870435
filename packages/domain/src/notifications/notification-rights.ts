import { hasPermission, type Permission } from '../permissions/index.ts';
import { type NotificationKind, notificationKinds } from './notification-type.ts';

/** The permission that shows a kind of notification, and the one that closes it. */
type NotificationRights = { readonly sees: Permission; readonly closes: Permission };

const money: NotificationRights = { sees: 'people.account', closes: 'invoice.status.change' };
const callbacks: NotificationRights = {
  sees: 'merchant.callback.read',
  closes: 'merchant.callback.edit',
};
const tickets: NotificationRights = { sees: 'ticket.decision', closes: 'ticket.decision' };
const approvals: NotificationRights = { sees: 'approval.decide', closes: 'approval.decide' };
const reports: NotificationRights = {
  sees: 'merchant.read.report',
  closes: 'merchant.read.report',
};

const checks: NotificationRights = { sees: 'audit.read', closes: 'audit.read' };

const rights: Readonly<Record<NotificationKind, NotificationRights>> = {
  TRANSFER_UNMATCHED: money,
  TRANSFER_DIFFERS: money,
  TRANSFER_LATE: money,
  REPORTS_CONTRADICT: money,
  PAYOUT_WAITS: money,
  PAYOUT_UNKNOWN: money,
  PAYOUT_AFTER_RELEASE: money,
  BALANCE_BELOW_ZERO: money,
  CALLBACK_FAILED: callbacks,
  ACCOUNT_NEAR_LIMIT: money,
  ACCOUNT_BELOW_ZERO: money,
  TICKET_WAITS: tickets,
  REPORT_FAILED: reports,
  NO_ACCOUNT_FREE: money,
  APPROVAL_WAITS: approvals,
  APPROVAL_ENDED: approvals,
  DEPOSIT_WAITS: money,
  INVARIANT_BROKEN: checks,
  ACCOUNT_PAUSED: money,
  CHECKS_INCOMPLETE: checks,
};

/** The kinds of notifications that a person with these permissions sees (PEOPLE-231). */
export function visibleNotificationKinds(granted: readonly string[]): readonly NotificationKind[] {
  return notificationKinds.filter((kind) => hasPermission(granted, rights[kind].sees));
}

/** Kinds about the whole system: they concern no merchant, and neither test nor production alone (RUN-263). */
export const systemNotificationKinds: readonly NotificationKind[] = [
  'INVARIANT_BROKEN',
  'CHECKS_INCOMPLETE',
];

/** Whether a person with these permissions sees and closes notifications of a kind (PEOPLE-231). */
export function canCloseNotification(granted: readonly string[], kind: NotificationKind): boolean {
  const { sees, closes } = rights[kind];
  return hasPermission(granted, sees) && hasPermission(granted, closes);
}
