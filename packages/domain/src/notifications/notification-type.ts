/**
 * The reasons for a notification to staff (PEOPLE-43); the codes of reference list 108, in its
 * order.
 */
export const notificationKinds = [
  'TRANSFER_UNMATCHED',
  'TRANSFER_DIFFERS',
  'TRANSFER_LATE',
  'REPORTS_CONTRADICT',
  'PAYOUT_WAITS',
  'PAYOUT_UNKNOWN',
  'PAYOUT_AFTER_RELEASE',
  'BALANCE_BELOW_ZERO',
  'CALLBACK_FAILED',
  'ACCOUNT_NEAR_LIMIT',
  'TICKET_WAITS',
  'REPORT_FAILED',
  'NO_ACCOUNT_FREE',
  'ACCOUNT_BELOW_ZERO',
  'APPROVAL_WAITS',
  'APPROVAL_ENDED',
  'DEPOSIT_WAITS',
  'INVARIANT_BROKEN',
  'ACCOUNT_PAUSED',
  'CHECKS_INCOMPLETE',
] as const;

/** The code of a kind of notification (reference list 108). */
export type NotificationKind = (typeof notificationKinds)[number];

/** A kind of notification, as the reference list 108 gives it. */
export type NotificationType = {
  readonly id: number;
  readonly value: string;
  readonly code: NotificationKind;
};

const titles: Readonly<Record<NotificationKind, string>> = {
  TRANSFER_UNMATCHED: 'A transfer belongs to no invoice that we know',
  TRANSFER_DIFFERS: 'Another amount than the invoice’s came',
  TRANSFER_LATE: 'Money came too late',
  REPORTS_CONTRADICT: 'The reports of a provider contradict each other',
  PAYOUT_WAITS: 'A payout waits for somebody to make it',
  PAYOUT_UNKNOWN: 'Nobody knows whether a payout was made',
  PAYOUT_AFTER_RELEASE: 'A payout was made after its money was given back',
  BALANCE_BELOW_ZERO: 'The balance of a merchant is below zero',
  CALLBACK_FAILED: 'A callback could not be delivered',
  ACCOUNT_NEAR_LIMIT: 'A payment account is near its limit',
  ACCOUNT_BELOW_ZERO: 'A payment account is below zero',
  TICKET_WAITS: 'A support ticket waits for a decision',
  REPORT_FAILED: 'A report could not be made',
  APPROVAL_WAITS: 'A change waits for the approval of a second person',
  APPROVAL_ENDED: 'A change that you requested was decided',
  NO_ACCOUNT_FREE: 'A customer waits, because no payment account is free',
  DEPOSIT_WAITS: 'A customer has paid to an account that people watch',
  INVARIANT_BROKEN: 'A check of the system failed',
  ACCOUNT_PAUSED: 'A payment account paused itself',
  CHECKS_INCOMPLETE: 'The system could not check itself completely',
};

/** A kind of notification by its code. */
export function notificationType(code: NotificationKind): NotificationType {
  return { id: notificationKinds.indexOf(code) + 1, value: titles[code], code };
}

/** All kinds of notifications, in the order of the reference list 108. */
export const notificationTypes: readonly NotificationType[] =
  notificationKinds.map(notificationType);
