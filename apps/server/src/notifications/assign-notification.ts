import type { NotificationId, PersonId } from '@tiyin/domain/ids';
import { and, asc, eq, isNull } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { notification, person } from '../db/schema.ts';
import { notAllowed } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { mayClose } from './may-close.ts';
import { notificationScope } from './notification-scope.ts';
import { readVisible, requireClosable } from './visible-notification.ts';

type Of = { readonly staff: Staff; readonly id: NotificationId };

/** The people who see a notification and may close it; only they read the list (PEOPLE-270). */
export async function listAssignees(tx: Tx, { staff, id }: Of) {
  const { notification: row } = await requireClosable(tx, staff, id);
  const people = await peopleWhoMayClose(tx, row);
  return people.map(({ id: personId, firstName, lastName }) => ({
    id: personId,
    name: `${firstName} ${lastName}`.trim(),
  }));
}

/** Those whose permissions close the kind, and in whose scope the notification is. */
async function peopleWhoMayClose(tx: Tx, row: typeof notification.$inferSelect) {
  const people = await tx
    .select()
    .from(person)
    .where(eq(person.state, 'ACTIVE'))
    .orderBy(asc(person.firstName), asc(person.id));
  const found = [];
  for (const each of people.filter((candidate) => mayClose(candidate, row))) {
    // Which of test and production they look at now does not matter.
    const scope = notificationScope({ ...each, testDashboard: row.isTest });
    const [seen] = await tx
      .select({ id: notification.id })
      .from(notification)
      .where(and(eq(notification.id, row.id), scope));
    if (seen) found.push(each);
  }
  return found;
}

type Assignment = Of & { readonly personId: PersonId | null; readonly now: Date };

/**
 * Gives an open notification to a person who may close it, or to nobody (PEOPLE-270); one that is closed
 * stays as it is. 422 for a person who may not close it.
 */
export async function assignNotification(tx: Tx, { staff, id, personId, now }: Assignment) {
  const { notification: row } = await requireClosable(tx, staff, id);
  if (personId !== null) {
    const people = await peopleWhoMayClose(tx, row);
    if (!people.some((each) => each.id === personId)) {
      throw notAllowed('/personId', 'This person may not close the notification');
    }
  }
  const changed = await tx
    .update(notification)
    .set({ assigneeId: personId })
    .where(and(eq(notification.id, id), isNull(notification.closedAt)))
    .returning({ id: notification.id });
  if (changed.length > 0 && row.assigneeId !== personId) {
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      action: 'notification.assigned',
      subject: `notification:${id}`,
      before: { assigneeId: row.assigneeId },
      after: { assigneeId: personId },
      details: { kind: row.kind },
      now,
    });
  }
  return readVisible(tx, staff, id);
}
