import { browserName } from '../staff/browser-name.ts';
import { describeCurrentUser, stateAfterSignIn } from '../staff/current-user.ts';
import { requestPasskey } from '../staff/passkeys/judge-passkey.ts';
import { relyingPartyOf } from '../staff/passkeys/relying-party.ts';
import { signInWithPasskey } from '../staff/sign-in/sign-in-with-passkey.ts';
import { type HandlersOf, Reply } from './handler.ts';

type PasskeySignIn = 'beginPasskeySignIn' | 'beginPasskeyStepUp' | 'signInWithPasskey';

/** The operations of the tag session that take a passkey. */
export const passkeySignInOperations: Pick<HandlersOf<'session'>, PasskeySignIn> = {
  async beginPasskeySignIn(_input, _caller, { config, database, clock }) {
    const party = relyingPartyOf(config);
    const challenge = { purpose: 'SIGN_IN', sessionId: null, personId: undefined, party } as const;
    const now = clock.now();
    return { data: await database.transaction((tx) => requestPasskey(tx, { ...challenge, now })) };
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
    const challenge = { purpose: 'STEP_UP', sessionId, personId: staff.id, party } as const;
    const now = clock.now();
    return { data: await database.transaction((tx) => requestPasskey(tx, { ...challenge, now })) };
  },
};
