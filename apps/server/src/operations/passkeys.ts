import type { ServerContext } from '../context.ts';
import { notAllowed } from '../problem.ts';
import { browserName } from '../staff/browser-name.ts';
import { describeCurrentUser, stateAfterSignIn } from '../staff/current-user.ts';
import { addPasskey, beginPasskey } from '../staff/passkeys/add-passkey.ts';
import { askForPasskey } from '../staff/passkeys/judge-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../staff/passkeys/own-passkeys.ts';
import { relyingPartyOf } from '../staff/passkeys/relying-party.ts';
import { signInWithPasskey } from '../staff/sign-in/sign-in-with-passkey.ts';
import type { StaffCaller } from './caller.ts';
import { type HandlersOf, Reply } from './handler.ts';

type PasskeyOperation =
  | 'addPasskey'
  | 'beginPasskey'
  | 'beginPasskeySignIn'
  | 'beginPasskeyStepUp'
  | 'listPasskeys'
  | 'removePasskey'
  | 'renamePasskey'
  | 'signInWithPasskey';

/** The operations of the tag session that are about passkeys. */
export const passkeyOperations: Pick<HandlersOf<'session'>, PasskeyOperation> = {
  async beginPasskeySignIn(_input, _caller, { config, database, clock }) {
    const party = relyingPartyOf(config);
    const asked = { purpose: 'SIGN_IN', sessionId: null, personId: undefined, party } as const;
    const now = clock.now();
    return { data: await database.transaction((tx) => askForPasskey(tx, { ...asked, now })) };
  },

  async signInWithPasskey({ body }, { client, readBrowserId }, context) {
    const { person, mustSetUpFactor, ...session } = await signInWithPasskey(context, {
      passkey: body.passkey,
      username: body.username,
      place: { address: client.address, browserId: readBrowserId() },
      browser: browserName(client.userAgent),
    });
    client.log.person(person.id);
    return new Reply(
      { data: describeCurrentUser(person, stateAfterSignIn(mustSetUpFactor)) },
      { session },
    );
  },

  async beginPasskeyStepUp(_input, { staff, sessionId }, { config, database, clock }) {
    const party = relyingPartyOf(config);
    const asked = { purpose: 'STEP_UP', sessionId, personId: staff.id, party } as const;
    const now = clock.now();
    return { data: await database.transaction((tx) => askForPasskey(tx, { ...asked, now })) };
  },

  async listPasskeys(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => listPasskeys(tx, staff.id)) };
  },

  async beginPasskey(_input, caller, context) {
    const own = ownOf(caller, context);
    return { data: await context.database.transaction((tx) => beginPasskey(tx, own)) };
  },

  async addPasskey({ body: made }, caller, context) {
    const own = ownOf(caller, context);
    const data = await context.database.transaction((tx) => addPasskey(tx, { ...own, made }));
    if (!data) throw notAllowed('/attestationObject', 'This passkey was not accepted: try again');
    return { data };
  },

  async renamePasskey({ path: { id }, body: { name } }, { staff }, { database, clock }) {
    const order = { personId: staff.id, id, name, now: clock.now() };
    return { data: await database.transaction((tx) => renamePasskey(tx, order)) };
  },

  async removePasskey({ path: { id } }, { staff }, { database, clock }) {
    const order = { personId: staff.id, id, now: clock.now() };
    await database.transaction((tx) => removePasskey(tx, order));
  },
};

function ownOf({ staff, sessionId }: StaffCaller, { config, clock }: ServerContext) {
  return { staff, sessionId, party: relyingPartyOf(config), now: clock.now() };
}
