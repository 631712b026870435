import type { ServerContext } from '../context.ts';
import { notAllowed } from '../problem.ts';
import { addPasskey, beginPasskey } from '../staff/passkeys/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../staff/passkeys/own-passkeys.ts';
import { relyingPartyOf } from '../staff/passkeys/relying-party.ts';
import type { StaffCaller } from './caller.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag passkeys: the person's own. */
export const passkeyOperations: HandlersOf<'passkeys'> = {
  async listPasskeys(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => listPasskeys(tx, staff.id)) };
  },

  async beginPasskey(_input, caller, context) {
    const own = ownOf(caller, context);
    return { data: await context.database.transaction((tx) => beginPasskey(tx, own)) };
  },

  async addPasskey({ body: made }, caller, context) {
    const own = ownOf(caller, context);
    const added = await context.database.transaction((tx) => addPasskey(tx, { ...own, made }));
    if (!added) throw notAllowed('/attestationObject', 'This passkey was not accepted: try again');
    return added;
  },

  async renamePasskey({ path: { id }, body: { name } }, { staff }, { database, clock }) {
    const command = { personId: staff.id, id, name, now: clock.now() };
    return { data: await database.transaction((tx) => renamePasskey(tx, command)) };
  },

  async removePasskey({ path: { id } }, { staff }, { database, clock }) {
    const command = { personId: staff.id, id, now: clock.now() };
    await database.transaction((tx) => removePasskey(tx, command));
  },
};

function ownOf({ staff, sessionId }: StaffCaller, { config, clock }: ServerContext) {
  return { staff, sessionId, party: relyingPartyOf(config), now: clock.now() };
}
