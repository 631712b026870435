import { type SQL, desc, eq, sql, alias } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { subjectName } from './subject-of-approval.ts';
import {
  approval,
  invoice,
  merchant,
  notification,
  notificationComment,
  person,
} from '../db/schema.ts';

/** The invoice that a notification is about; null for other subjects. */
const invoiceOfSubject = sql`case when ${notification.subject} ~ '^(invoice|callback):[0-9a-f-]{36}$'
  then split_part(${notification.subject}, ':', 2)::uuid end`;

/** The request for approval that a notification is about; null for other subjects. */
const approvalOfSubject = sql`case when ${notification.subject} ~ '^approval:[0-9a-f-]{36}$'
  then split_part(${notification.subject}, ':', 2)::uuid end`;

const assignee = alias(person, 'assignee');
const requester = alias(person, 'requester');

/**
 * Notifications with their merchants, the people who closed them and those who deal with them, newest
 * first; the caller pages them.
 */
export function readNotifications(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      notification,
      merchant: { id: merchant.id, name: merchant.name },
      invoice: { amount: invoice.amount, currency: invoice.currency },
      approval: { amount: approval.amount, currency: approval.currency, name: subjectName },
      requester,
      closer: person,
      assignee,
      comments: sql<number>`(select count(*)::int from ${notificationComment}
        where ${notificationComment.notificationId} = ${notification.id})`,
    })
    .from(notification)
    .leftJoin(merchant, eq(merchant.id, notification.merchantId))
    .leftJoin(invoice, eq(invoice.id, invoiceOfSubject))
    .leftJoin(approval, eq(approval.id, approvalOfSubject))
    .leftJoin(requester, eq(requester.id, approval.requestedBy))
    .leftJoin(person, eq(person.id, notification.closedBy))
    .leftJoin(assignee, eq(assignee.id, notification.assigneeId))
    .where(condition)
    .orderBy(desc(notification.id));
}
