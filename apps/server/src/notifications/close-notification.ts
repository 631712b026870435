import type { NotificationId } from '@tiyin/domain/ids';
import { reopenAfterMs } from '@tiyin/domain/notifications';
import { and, eq, isNull } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Staff } from '../staff/staff.ts';
import { readVisible, requireClosable } from './visible-notification.ts';

type Closing = { readonly staff: Staff; readonly id: NotificationId; readonly now: Date };

/**
 * A person closes a notification; one that is closed stays as it is. 404 where they do not see it, 403 where
 * they may not close its kind (PEOPLE-231). Its cause is checked again later (PEOPLE-232).
 */
export async function closeNotification(tx: Tx, { staff, id, now }: Closing) {
  const { kind } = (await requireClosable(tx, staff, id)).notification;
  const closed = await tx
    .update(notification)
    .set({ closedAt: now, closedBy: staff.id })
    .where(and(eq(notification.id, id), isNull(notification.closedAt)))
    .returning({ id: notification.id });
  if (closed.length > 0) {
    const recheckAt = new Date(now.getTime() + reopenAfterMs(kind));
    enqueue(tx, 'notification.recheck', { notificationId: id }, recheckAt);
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'notification.closed',
      subject: `notification:${id}`,
      before: { closed: false },
      after: { closed: true },
      details: { kind },
      now,
    });
  }
  return readVisible(tx, staff, id);
}
