import { isIP } from 'node:net';
import { StartupError } from '../errors/startup-error.ts';
import { readCount } from './read-count.ts';
import { type GroupGrant, readGroupGrants } from './read-group-grants.ts';

/** The OpenID provider that people sign in by (PEOPLE-400). */
export type OidcSettings = {
  /** The issuer exactly as configured: its discovery document has to name the same. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which has PKCE alone. */
  readonly clientSecret: string | undefined;
  /** Separated by blanks; openid is among them. */
  readonly scopes: string;
  /** The provider's name on the button. */
  readonly name: string;
  /** The claim that lists the groups of a person. */
  readonly groupsClaim: string;
  readonly groups: ReadonlyMap<string, GroupGrant>;
  /** Values of `amr` and `acr` by which the provider says that it asked for a second factor. */
  readonly factorClaims: readonly string[];
};

/** How people sign in besides passkeys. */
export type SignInWays = {
  readonly oidc: OidcSettings | undefined;
  /** False where only the OpenID provider lets people in (PEOPLE-412). */
  readonly hasPasswordSignIn: boolean;
  /** The days without a sign-in after which scheduled reports of a person of a provider are paused (RUN-900). */
  readonly oidcReportDays: number;
};

/**
 * Reads OIDC_ISSUER and the variables that belong to it, OIDC_REPORT_DAYS and TIYIN_PASSWORD_SIGN_IN.
 * @param isDemo a demo may have its provider on the same machine, without https
 * @throws StartupError naming the variable and its bad value
 */
export function readSignInWays(env: NodeJS.ProcessEnv, isDemo: boolean): SignInWays {
  const oidc = readOidc(env, isDemo);
  const text = env['TIYIN_PASSWORD_SIGN_IN'] || '1';
  if (text !== '0' && text !== '1') {
    throw new StartupError(`TIYIN_PASSWORD_SIGN_IN is "${text}", which is neither 0 nor 1.`);
  }
  if (text === '0' && oidc === undefined) {
    throw new StartupError(
      'TIYIN_PASSWORD_SIGN_IN is 0 and OIDC_ISSUER is not set, so nobody could sign in: set OIDC_ISSUER, or ' +
        'TIYIN_PASSWORD_SIGN_IN to 1.',
    );
  }
  if (oidc === undefined) refuseWithoutIssuer(env);
  const oidcReportDays = readCount(env, 'OIDC_REPORT_DAYS', { fallback: 30, max: 366 });
  return { oidc, hasPasswordSignIn: text === '1', oidcReportDays };
}

function readOidc(env: NodeJS.ProcessEnv, isDemo: boolean): OidcSettings | undefined {
  const issuer = env['OIDC_ISSUER'] || undefined;
  if (issuer === undefined) return undefined;
  const url = readIssuer(issuer, isDemo);
  return {
    issuer,
    clientId: required(env, 'OIDC_CLIENT_ID'),
    clientSecret: env['OIDC_CLIENT_SECRET'] || undefined,
    scopes: readScopes(env['OIDC_SCOPES'] || 'openid profile'),
    name: readName(env['OIDC_NAME'] || url.hostname),
    groupsClaim: env['OIDC_GROUPS_CLAIM'] || 'groups',
    groups: readGroupGrants(required(env, 'OIDC_GROUP_ROLES')),
    factorClaims: (env['OIDC_SECOND_FACTOR'] ?? '').split(/[\s,]+/).filter((each) => each !== ''),
  };
}

/** Else a misspelt OIDC_ISSUER would be noticed by the people who cannot sign in (RUN-922). */
function refuseWithoutIssuer(env: NodeJS.ProcessEnv): void {
  const name = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUP_ROLES'].find(
    (each) => env[each],
  );
  if (name === undefined) return;
  throw new StartupError(
    `${name} is set and OIDC_ISSUER is not: sign-in by OpenID Connect needs it.`,
  );
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const text = env[name] || undefined;
  if (text !== undefined) return text;
  throw new StartupError(
    `OIDC_ISSUER is set and ${name} is not: sign-in by OpenID Connect needs it.`,
  );
}

/** Tokens and the client's secret must not travel in clear (PEOPLE-400). */
function readIssuer(text: string, isDemo: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === undefined || !isPlain || !/^https?:$/.test(url.protocol)) {
    throw new StartupError(
      `OIDC_ISSUER is "${text}", which is not the https address of an issuer.`,
    );
  }
  if (url.protocol === 'https:' || (isDemo && isLoopback(url.hostname))) return url;
  throw new StartupError(
    `OIDC_ISSUER is "${text}", which is not https: only a demo may have its provider on the same machine without it.`,
  );
}

function isLoopback(hostname: string): boolean {
  const isIPv4 = isIP(hostname) === 4 && hostname.startsWith('127.');
  return hostname === 'localhost' || hostname === '[::1]' || isIPv4;
}

function readScopes(text: string): string {
  const scopes = text.split(/\s+/).filter((each) => each !== '');
  if (scopes.includes('openid')) return scopes.join(' ');
  throw new StartupError(`OIDC_SCOPES is "${text}", which has to contain openid.`);
}

function readName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 40) return name;
  throw new StartupError(`OIDC_NAME is "${text}", which is not a name of 1 to 40 characters.`);
}
