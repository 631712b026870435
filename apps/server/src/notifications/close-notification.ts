import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { describeNotification } from './describe-notification.ts';
import { notificationScope } from './notification-scope.ts';
import { readNotifications } from './read-notifications.ts';

type Wish = { readonly staff: Staff; readonly id: number; readonly now: Date };

/** A person closes a notification (decision 3); one that is closed stays as it is. 404 out of their scope. */
export async function closeNotification(tx: Tx, { staff, id, now }: Wish) {
  const visible = and(eq(notification.id, id), notificationScope(staff));
  const closed = await tx
    .update(notification)
    .set({ closedAt: now, closedBy: staff.id })
    .where(and(visible, isNull(notification.closedAt)))
    .returning({ kind: notification.kind });
  const [row] = await readNotifications(tx, visible);
  if (!row) throw new ProblemError('not_found');
  const [its] = closed;
  if (its) {
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'notification.closed',
      subject: `notification:${id}`,
      details: { kind: its.kind },
      now,
    });
  }
  return describeNotification(row);
}
