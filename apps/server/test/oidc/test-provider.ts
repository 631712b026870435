import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** A person at the provider, by their subject. */
export type ProviderPerson = {
  readonly groups?: readonly string[];
  readonly preferred_username?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly amr?: readonly string[];
};

/** An OpenID provider on this machine. */
export type TestProvider = {
  readonly issuer: string;
  /** The people that it knows; a test changes them at will. */
  readonly people: Map<string, ProviderPerson>;
  /** The private key that it signs with. */
  readonly key: SigningKey;
  /** Answers each token request with this instead; undefined lets the provider answer. */
  intercept: ((response: ServerResponse) => void) | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly redirectUri: string;
  readonly port?: number;
  /** The page of its login, for a real browser; without it the cookie `test_login` names the person. */
  readonly loginPage?: string;
};

/** The client that is registered there. */
export const testClient = { id: 'tiyin', secret: 'a secret of the tests' } as const;

/** A private key as a JWK. */
export type SigningKey = ReturnType<typeof makeSigningKey>;

/** A private key that the provider, or a stranger, signs with. */
export function makeSigningKey(kid: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
}

/** Starts a provider with one client; its people need no consent. */
export async function openTestProvider({
  redirectUri,
  port = 0,
  loginPage,
}: Options): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const issuer = `http://127.0.0.1:${address.port}`;
  const key = makeSigningKey('provider');
  const provider = new Provider(issuer, configurationOf(redirectUri, people, key));
  const serve = provider.callback();
  const self: TestProvider = {
    issuer,
    people,
    key,
    intercept: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  answer = (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname.startsWith('/interaction/')) {
      void logIn(provider, { request, response, url, loginPage, people });
    } else if (url.pathname === '/token' && self.intercept) {
      const intercept = self.intercept;
      request.resume().on('end', () => intercept(response));
    } else serve(request, response);
  };
  return self;
}

function configurationOf(
  redirectUri: string,
  people: ReadonlyMap<string, ProviderPerson>,
  key: SigningKey,
) {
  return {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/login', redirectUri).href],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['the cookies of the tests'] },
    claims: {
      openid: ['sub', 'groups', 'amr'],
      profile: ['preferred_username', 'given_name', 'family_name'],
    },
    // As Keycloak and Entra do: the ID token has the claims of its scopes.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => {
      const { amr: _amr, ...claims } = people.get(accountId) ?? {};
      return { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
    loadExistingGrant: async (context: {
      oidc: {
        client: { clientId: string };
        session: { accountId: string };
        provider: Provider;
      };
    }) => {
      const { client, provider, session } = context.oidc;
      const { accountId } = session;
      const grant = new provider.Grant({ accountId, clientId: client.clientId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly loginPage: string | undefined;
  readonly people: ReadonlyMap<string, ProviderPerson>;
};

async function logIn(
  provider: Provider,
  { request, response, url, loginPage, people }: Visit,
): Promise<void> {
  const accountId = url.searchParams.get('login') ?? cookieOf(request, 'test_login');
  if (loginPage !== undefined && !url.searchParams.has('login')) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(loginPage);
    return;
  }
  const amr = people.get(accountId ?? '')?.amr;
  const isKnown = accountId !== undefined && people.has(accountId);
  await provider.interactionFinished(
    request,
    response,
    isKnown
      ? { login: { accountId, ...(amr && { amr }) } }
      : { error: 'access_denied', error_description: 'nobody is known by that name' },
  );
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
}
