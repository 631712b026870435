import { closeNotification } from '../notifications/close-notification.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag notifications. */
export const notificationOperations: HandlersOf<'notifications'> = {
  listNotifications({ query: { status, page = 0, size = 10 } }, { staff }, { database }) {
    return database.transaction((tx) => listNotifications(tx, staff, { status, page, size }));
  },

  async closeNotification({ path: { id } }, { staff }, { database, clock }) {
    const command = { staff, id, now: clock.now() };
    return { data: await database.transaction((tx) => closeNotification(tx, command)) };
  },
};
