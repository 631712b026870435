import { type SQL, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { merchant, notification, person } from '../db/schema.ts';

/**
 * Notifications with their merchants and the people who closed them, newest first; the caller pages
 * them.
 */
export function readNotifications(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({ notification, merchant: { id: merchant.id, name: merchant.name }, closer: person })
    .from(notification)
    .leftJoin(merchant, eq(merchant.id, notification.merchantId))
    .leftJoin(person, eq(person.id, notification.closedBy))
    .where(condition)
    .orderBy(desc(notification.id));
}
