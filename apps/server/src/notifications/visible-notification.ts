import type { NotificationId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { describeNotification } from './describe-notification.ts';
import { mayClose } from './may-close.ts';
import { notificationScope } from './notification-scope.ts';
import { readNotifications } from './read-notifications.ts';

/** A notification that a person sees; 404 where they do not (PEOPLE-231). */
export async function requireVisible(tx: Tx, staff: Staff, id: NotificationId) {
  const [row] = await readNotifications(tx, and(eq(notification.id, id), notificationScope(staff)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** The same where they may close its kind; 403 where they may not. */
export async function requireClosable(tx: Tx, staff: Staff, id: NotificationId) {
  const row = await requireVisible(tx, staff, id);
  if (!mayClose(staff, row.notification)) throw new ProblemError('forbidden');
  return row;
}

/** A notification after a change, as the contract shows it. */
export async function readVisible(tx: Tx, staff: Staff, id: NotificationId) {
  return describeNotification(await requireVisible(tx, staff, id), staff);
}
