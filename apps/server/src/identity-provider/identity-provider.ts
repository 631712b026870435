import {
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  None,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  clockSkew,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  getJwksCache,
  setJwksCache,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import { type Clock, systemClock } from '../clock.ts';
import type { OidcSettings } from '../config/read-oidc.ts';
import { judgeFailure } from './judge-failure.ts';
import { type Identity, readIdentity } from './read-identity.ts';

/** How long the provider's addresses are kept, in ms. */
const metadataMs = 60 * 60_000;
/** How long the provider has for a response, in seconds. */
const timeoutSeconds = 10;

/** The oldest authentication that a sign-in accepts, in seconds: 30 days. */
const oldestSeconds = '2592000';

/** A round trip: its secrets, and the address that the provider returns to. */
export type RoundTrip = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** When it began, where the person has to sign in again at the provider; undefined elsewhere. */
  readonly freshSince: Date | undefined;
};

/** The OpenID provider of the configuration (ADR 24). */
export type IdentityProvider = {
  /** The address that the browser opens to sign in. */
  readonly authorizationUrl: (trip: RoundTrip) => Promise<string>;
  /** Exchanges the code in the address that the provider returned to, and verifies everything about it. */
  readonly identityOf: (returned: URL, trip: RoundTrip) => Promise<Identity>;
  /** The address that ends the person's session at the provider; undefined where it offers none. */
  readonly endSessionUrl: (returnTo: string) => Promise<string | undefined>;
};

type Known = { readonly metadata: ServerMetadata; readonly until: Date };

/**
 * Reaches the provider with the first use only, so that a provider that is down stops neither payments nor the start.
 * Everything throws `ProblemError`: `oidc_unavailable`, `oidc_denied` or `oidc_invalid`.
 */
export function createIdentityProvider(settings: OidcSettings, clock: Clock): IdentityProvider {
  let known: Known | undefined;
  let jwks: ReturnType<typeof getJwksCache>;

  async function readMetadata(): Promise<ServerMetadata> {
    const now = clock.now();
    if (known && known.until > now) return known.metadata;
    const found = await discovery(new URL(settings.issuer), settings.clientId, undefined, None(), {
      timeout: timeoutSeconds,
      ...(isPlain(settings) && { execute: [allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    known = { metadata, until: new Date(now.getTime() + metadataMs) };
    return metadata;
  }

  async function configure(): Promise<Configuration> {
    const metadata = await readMetadata();
    // The library reads the clock of the machine.
    const skew = Math.round((clock.now().getTime() - systemClock.now().getTime()) / 1000);
    const configuration = new Configuration(
      metadata,
      settings.clientId,
      { [clockSkew]: skew },
      authenticationOf(settings, metadata),
    );
    configuration.timeout = timeoutSeconds;
    if (isPlain(settings)) allowInsecureRequests(configuration);
    // The library trusts the connection to the token endpoint alone; the signature is checked, too.
    enableNonRepudiationChecks(configuration);
    if (jwks) setJwksCache(configuration, jwks);
    return configuration;
  }

  return {
    authorizationUrl: (trip) =>
      judgeFailure(async () => {
        const parameters = {
          redirect_uri: trip.redirectUri,
          scope: settings.scopes,
          state: trip.state,
          nonce: trip.nonce,
          code_challenge: await calculatePKCECodeChallenge(trip.codeVerifier),
          code_challenge_method: 'S256',
          // With any age, the ID token says when the person was authenticated (PEOPLE-173).
          ...(trip.freshSince ? { prompt: 'login', max_age: '0' } : { max_age: oldestSeconds }),
        };
        return buildAuthorizationUrl(await configure(), parameters).href;
      }),
    identityOf: (returned, trip) =>
      judgeFailure(async () => {
        const configuration = await configure();
        const maxAge = trip.freshSince && secondsSince(trip.freshSince, clock.now());
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.codeVerifier,
          idTokenExpected: true,
          ...(maxAge !== undefined && { maxAge }),
        });
        jwks = getJwksCache(configuration);
        return readIdentity(tokens.claims(), settings, (subject) =>
          fetchUserInfo(configuration, tokens.access_token, subject),
        );
      }),
    endSessionUrl: (returnTo) =>
      judgeFailure(async () => {
        const configuration = await configure();
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        return buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
      }),
  };
}

function isPlain({ issuer }: OidcSettings): boolean {
  return issuer.startsWith('http:');
}

function secondsSince(begun: Date, now: Date): number {
  return Math.ceil((now.getTime() - begun.getTime()) / 1000);
}

/** By the header, as the specification prefers; in the body where the provider takes it only there. */
function authenticationOf({ clientSecret }: OidcSettings, metadata: ServerMetadata): ClientAuth {
  if (clientSecret === undefined) return None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret);
}
