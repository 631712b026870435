import { changePassword } from '../staff/change-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../staff/own-sessions.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag own-account. */
export const ownAccountOperations: HandlersOf<'own-account'> = {
  async changePassword({ body }, { staff, sessionId, client }, context) {
    await changePassword(context, { staff, sessionId, ...body, address: client.address });
  },

  async listSessions(_input, { staff, sessionId }, { database, clock }) {
    const own = { personId: staff.id, sessionId, now: clock.now() };
    return { data: await database.transaction((tx) => listOwnSessions(tx, own)) };
  },

  async endSession({ path: { id: shown } }, { staff, sessionId }, { database, clock }) {
    const own = { personId: staff.id, sessionId, now: clock.now() };
    await database.transaction((tx) => endOwnSession(tx, { ...own, shown }));
  },

  async endOtherSessions(_input, { staff, sessionId }, { database, clock }) {
    const own = { personId: staff.id, sessionId, now: clock.now() };
    await database.transaction((tx) => endOtherSessions(tx, own));
  },
};
