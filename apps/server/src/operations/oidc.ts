import { originOf } from '../config/read-origins.ts';
import { browserName } from '../staff/browser-name.ts';
import { endSession } from '../staff/sessions.ts';
import { beginOidc } from '../staff/oidc/begin-oidc.ts';
import { finishOidc } from '../staff/oidc/finish-oidc.ts';
import { logProviderFailure } from '../staff/oidc/log-provider-failure.ts';
import { createBrowserId } from '../staff/sign-in/places.ts';
import { type HandlersOf, Reply } from './handler.ts';

type OidcOperation = 'beginOidcSignIn' | 'beginOidcStepUp' | 'finishOidc' | 'logoutByOidc';

/** The page that a round trip in a window of its own ends with. */
const windowPath = '/login/window';

/** The operations of the tag session that are about the OpenID provider. */
export const oidcOperations: Pick<HandlersOf<'session'>, OidcOperation> = {
  async beginOidcSignIn({ body: { next } }, { readOidcBinding }, context) {
    const binding = readOidcBinding() ?? createBrowserId();
    const url = await beginOidc(context, { purpose: 'SIGN_IN', owner: { binding }, next });
    return new Reply({ data: { url } }, { oidcBinding: binding });
  },

  async beginOidcStepUp(_input, { sessionId }, context) {
    const owner = { sessionId };
    const url = await beginOidc(context, { purpose: 'STEP_UP', owner, next: windowPath });
    return { data: { url } };
  },

  async finishOidc({ body: { query } }, { client, ...caller }, context) {
    const { next, personId, purpose, session } = await finishOidc(context, {
      query,
      binding: caller.readOidcBinding(),
      sessionId: caller.readSessionId(),
      browserId: caller.readBrowserId(),
      browser: browserName(client.userAgent),
      address: client.address,
    });
    client.log.person(personId);
    return new Reply({ data: { next, purpose } }, { session });
  },

  async logoutByOidc(_input, { readSessionId }, context) {
    const { clock, config, database, identityProvider } = context;
    const sessionId = readSessionId();
    if (sessionId !== undefined) {
      await database.transaction((tx) => endSession(tx, sessionId, clock.now()));
    }
    const returnTo = `${originOf('backoffice', config)}/login`;
    // The session here is over in any case.
    const url = await logProviderFailure(context, async () =>
      identityProvider?.endSessionUrl(returnTo),
    ).catch(() => undefined);
    return new Reply({ data: { url: url ?? null } }, { session: 'ends' });
  },
};
