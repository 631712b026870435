import { browserName } from '../staff/browser-name.ts';
import { chooseDashboard } from '../staff/choose-dashboard.ts';
import { describeCurrentUser, stateAfterSignIn } from '../staff/current-user.ts';
import { acceptInvitation, readInvitation } from '../staff/people/accept-invitation.ts';
import { endSession } from '../staff/sessions.ts';
import { readOwnSession, stepUp } from '../staff/step-up.ts';
import { signIn, signInNameHash } from '../staff/sign-in/sign-in.ts';
import { type HandlersOf, Reply } from './handler.ts';
import { oidcOperations } from './oidc.ts';
import { passkeySignInOperations } from './passkey-sign-in.ts';

/** The operations of the tag session. */
export const sessionOperations: HandlersOf<'session'> = {
  async login({ body }, { client, readBrowserId }, context) {
    client.log.signInName(signInNameHash(context.secrets, body.username));
    const { person, mustSetUpFactor, ...session } = await signIn(context, {
      ...body,
      code: body.code,
      place: { address: client.address, browserId: readBrowserId() },
      browser: browserName(client.userAgent),
    });
    client.log.person(person.id);
    return new Reply(
      { data: describeCurrentUser(person, stateAfterSignIn(mustSetUpFactor)) },
      { session },
    );
  },

  async logout(_input, { readSessionId }, { database, clock }) {
    const sessionId = readSessionId();
    if (sessionId !== undefined) {
      await database.transaction((tx) => endSession(tx, sessionId, clock.now()));
    }
    return new Reply(undefined, { session: 'ends' });
  },

  async readInvitation({ body: { token } }, _caller, { database, clock }) {
    const link = { token, now: clock.now() };
    return { data: await database.transaction((tx) => readInvitation(tx, link)) };
  },

  async acceptInvitation({ body }, _caller, context) {
    await acceptInvitation(context, body);
  },

  async getCurrentUser(_input, { staff, state }) {
    return { data: describeCurrentUser(staff, state) };
  },

  async chooseTestDashboard({ body: { testDashboard } }, { staff, state }, { database }) {
    const person = await database.transaction((tx) => chooseDashboard(tx, staff.id, testDashboard));
    return { data: describeCurrentUser(person, state) };
  },

  async getOwnSession(_input, caller, { config, database, clock }) {
    const now = clock.now();
    const issuer = config.oidc?.issuer;
    return { data: await database.transaction((tx) => readOwnSession(tx, caller, now, issuer)) };
  },

  async stepUp({ body }, { client, ...caller }, context) {
    await stepUp(context, { ...caller, address: client.address }, body);
    const { config, database, clock } = context;
    const [now, issuer] = [clock.now(), config.oidc?.issuer];
    return { data: await database.transaction((tx) => readOwnSession(tx, caller, now, issuer)) };
  },

  ...oidcOperations,
  ...passkeySignInOperations,
};
