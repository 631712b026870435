import { asId, type PersonId } from '@tiyin/domain/ids';
import { assignNotification, listAssignees } from '../notifications/assign-notification.ts';
import { closeNotification } from '../notifications/close-notification.ts';
import { addComment, listComments } from '../notifications/comments.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag notifications. */
export const notificationOperations: HandlersOf<'notifications'> = {
  listNotifications({ query }, { staff }, { database }) {
    const { status, kind, mine: isMine = false, page = 0, size = 10 } = query;
    const which = { status, kind, isMine, page, size };
    return database.transaction((tx) => listNotifications(tx, staff, which));
  },

  async closeNotification({ path: { id } }, { staff }, { database, clock }) {
    const command = { staff, id, now: clock.now() };
    return { data: await database.transaction((tx) => closeNotification(tx, command)) };
  },

  async listNotificationAssignees({ path: { id } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listAssignees(tx, { staff, id })) };
  },

  async assignNotification({ path: { id }, body: { personId } }, { staff }, { database, clock }) {
    const person = personId === null ? null : asId<PersonId>(personId);
    const assignment = { staff, id, personId: person, now: clock.now() };
    return { data: await database.transaction((tx) => assignNotification(tx, assignment)) };
  },

  async listNotificationComments({ path: { id } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listComments(tx, { staff, id })) };
  },

  async addNotificationComment({ path: { id }, body: { text } }, { staff }, { database, clock }) {
    const comment = { staff, id, text, now: clock.now() };
    return { data: await database.transaction((tx) => addComment(tx, comment)) };
  },
};
