import type { NotificationKind, NotificationStatusCode } from '@tiyin/domain/notifications';
import { and, eq, isNotNull, isNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { describeNotification } from './describe-notification.ts';
import { notificationScope } from './notification-scope.ts';
import { readNotifications } from './read-notifications.ts';

type Page = {
  /** Only these; both if undefined. */
  readonly status: NotificationStatusCode | undefined;
  /** Only this kind. */
  readonly kind: NotificationKind | undefined;
  /** Only those that the person deals with. */
  readonly isMine: boolean;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the notifications that a person may see, newest first (PEOPLE-231). */
export async function listNotifications(
  tx: Tx,
  staff: Staff,
  { status, kind, isMine, page, size }: Page,
) {
  const { closedAt } = notification;
  const condition = and(
    notificationScope(staff),
    status === 'IN_PROCESS' ? isNull(closedAt) : undefined,
    status === 'CLOSED' ? isNotNull(closedAt) : undefined,
    kind && eq(notification.kind, kind),
    isMine ? eq(notification.assigneeId, staff.id) : undefined,
  );
  const rows = await readNotifications(tx, condition)
    .limit(size)
    .offset(page * size);
  return {
    data: rows.map((row) => describeNotification(row, staff)),
    total: await tx.$count(notification, condition),
  };
}
