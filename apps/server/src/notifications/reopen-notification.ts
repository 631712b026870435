import type { NotificationId } from '@tiyin/domain/ids';
import { and, eq, isNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import { notify } from './notify.ts';

/** Checks a cause. The rooms that raise notifications are above this one, so the check is passed in. */
type CauseCheck = (tx: Tx, row: typeof notification.$inferSelect) => Promise<boolean>;

/**
 * Opens a notification again that a person closed while its cause is still there (PEOPLE-232): as a new one
 * that carries when the one before was closed, so that both closings stay in the list.
 */
export async function reopenNotification(
  tx: Tx,
  id: NotificationId,
  { doesCausePersist, now }: { readonly doesCausePersist: CauseCheck; readonly now: Date },
): Promise<void> {
  const [row] = await tx.select().from(notification).where(eq(notification.id, id));
  if (!row || row.closedAt === null || row.closedBy === null) return;
  if (!(await doesCausePersist(tx, row))) return;
  const { kind, subject, merchantId, isTest } = row;
  const details = { ...row.details, closedBefore: row.closedAt.toISOString() };
  const isOpened = await notify(tx, { kind, subject, merchantId, isTest, details, now });
  if (!isOpened || row.assigneeId === null) return;
  // Its person goes on with it (PEOPLE-270).
  await tx
    .update(notification)
    .set({ assigneeId: row.assigneeId })
    .where(
      and(
        eq(notification.subject, subject),
        eq(notification.kind, kind),
        isNull(notification.closedAt),
      ),
    );
}
