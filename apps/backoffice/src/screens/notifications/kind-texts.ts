import type { Notification } from '@tiyin/api/types';
import { isOneOf } from '@tiyin/domain/names';
import { type NotificationKind, notificationKinds } from '@tiyin/domain/notifications';
import { i18n } from '../../texts/i18n.ts';

const texts: Readonly<Record<NotificationKind, () => string>> = {
  TRANSFER_UNMATCHED: () => i18n.t('A transfer belongs to no invoice that we know'),
  TRANSFER_DIFFERS: () => i18n.t('Another amount than the invoice’s came'),
  TRANSFER_LATE: () => i18n.t('Money came too late'),
  REPORTS_CONTRADICT: () => i18n.t('The reports of a provider contradict each other'),
  PAYOUT_WAITS: () => i18n.t('A payout waits for somebody to make it'),
  PAYOUT_UNKNOWN: () => i18n.t('Nobody knows whether a payout was made'),
  PAYOUT_AFTER_RELEASE: () => i18n.t('A payout was made after its money was given back'),
  BALANCE_BELOW_ZERO: () => i18n.t('The balance of a merchant is below zero'),
  CALLBACK_FAILED: () => i18n.t('A callback could not be delivered'),
  ACCOUNT_NEAR_LIMIT: () => i18n.t('A payment account is near its limit'),
  ACCOUNT_BELOW_ZERO: () => i18n.t('A payment account is below zero'),
  TICKET_WAITS: () => i18n.t('A support ticket waits for a decision'),
  REPORT_FAILED: () => i18n.t('A report could not be made'),
  APPROVAL_WAITS: () => i18n.t('A change waits for the approval of a second person'),
  APPROVAL_ENDED: () => i18n.t('A change that you requested was decided'),
  NO_ACCOUNT_FREE: () => i18n.t('A customer waits, because no payment account is free'),
  DEPOSIT_WAITS: () => i18n.t('A customer has paid to an account that people watch'),
  INVARIANT_BROKEN: () => i18n.t('A check of the system failed'),
  ACCOUNT_PAUSED: () => i18n.t('A payment account paused itself'),
  CHECKS_INCOMPLETE: () => i18n.t('The system could not check itself completely'),
};

/** A kind of notification in the language of the person. */
export function kindText(kind: NotificationKind): string {
  return texts[kind]();
}

/** The kinds that are about a return where the notification names one. */
const textsOfReturns: Readonly<Partial<Record<NotificationKind, () => string>>> = {
  PAYOUT_WAITS: () => i18n.t('A return waits for somebody to make it'),
  PAYOUT_UNKNOWN: () => i18n.t('Nobody knows whether a return was made'),
};

/** The cause of a notification in a line; a type that this build does not know is in the words of the server. */
export function titleOf({ details, type }: Pick<Notification, 'details' | 'type'>): string {
  const { code, value } = type;
  if (!isOneOf(code, notificationKinds)) return value;
  const isOfReturn = details.some(({ name }) => name === 'returnId');
  return (isOfReturn ? textsOfReturns[code]?.() : undefined) ?? kindText(code);
}
