import type { NotificationKind } from './notification-type.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Kinds for which a customer or a merchant waits meanwhile. */
const urgent: ReadonlySet<NotificationKind> = new Set([
  'PAYOUT_WAITS',
  'DEPOSIT_WAITS',
  'PAYOUT_UNKNOWN',
  'CALLBACK_FAILED',
  'TICKET_WAITS',
  'APPROVAL_WAITS',
  'INVARIANT_BROKEN',
]);

/** The time after closing a notification until its cause is checked again, in ms (PEOPLE-232). */
export function reopenAfterMs(kind: NotificationKind): number {
  return urgent.has(kind) ? hourMs : dayMs;
}
