import type { NotificationId } from '@tiyin/domain/ids';
import { type SQL, asc, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { notificationComment, person } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { requireVisible } from './visible-notification.ts';

type Of = { readonly staff: Staff; readonly id: NotificationId };

/** The comments on a notification that a person sees, the oldest first (PEOPLE-271). */
export async function listComments(tx: Tx, { staff, id }: Of) {
  await requireVisible(tx, staff, id);
  return readComments(tx, eq(notificationComment.notificationId, id));
}

/** A person comments on a notification that they see; the audit says that they did, without the text. */
export async function addComment(
  tx: Tx,
  { staff, id, text, now }: Of & { readonly text: string; readonly now: Date },
) {
  const { notification } = await requireVisible(tx, staff, id);
  const [written] = await tx
    .insert(notificationComment)
    .values({ notificationId: id, personId: staff.id, text, createdAt: now })
    .returning({ id: notificationComment.id });
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'notification.commented',
    subject: `notification:${id}`,
    details: { kind: notification.kind },
    now,
  });
  const [comment] = await readComments(tx, eq(notificationComment.id, written?.id ?? 0));
  if (!comment) throw new Error('a comment was not written');
  return comment;
}

async function readComments(tx: Tx, which: SQL) {
  const rows = await tx
    .select({ comment: notificationComment, author: person })
    .from(notificationComment)
    .innerJoin(person, eq(person.id, notificationComment.personId))
    .where(which)
    .orderBy(asc(notificationComment.id));
  return rows.map(({ comment, author }) => ({
    id: comment.id,
    text: comment.text,
    author: `${author.firstName} ${author.lastName}`.trim(),
    createdDate: comment.createdAt.toISOString(),
  }));
}
