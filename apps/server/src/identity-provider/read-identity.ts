import type { IDToken, UserInfoResponse } from 'openid-client';
import { array, is, string } from 'superstruct';
import type { OidcSettings } from '../config/read-oidc.ts';
import { ProblemError } from '../problem.ts';

/** A person as the provider describes them. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly groups: readonly string[];
  /** Whether the provider asked for a second factor, by the values of the configuration. */
  readonly hasSecondFactor: boolean;
  /** When the provider last authenticated the person; undefined where it does not say (PEOPLE-173). */
  readonly authenticatedAt: Date | undefined;
  readonly username: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
};

type Claims = Readonly<Record<string, unknown>>;

/**
 * Reads the verified claims of an ID token; where it does not list the groups, also those of the user info.
 * Only the ID token says how the person signed in.
 */
export async function readIdentity(
  token: IDToken | undefined,
  settings: OidcSettings,
  readUserInfo: (subject: string) => Promise<UserInfoResponse>,
): Promise<Identity> {
  if (!token || !isForUs(token, settings)) throw new ProblemError('oidc_invalid');
  const isComplete = token[settings.groupsClaim] !== undefined;
  const claims: Claims = isComplete ? token : { ...(await readUserInfo(token.sub)), ...token };
  return {
    issuer: settings.issuer,
    subject: token.sub,
    groups: textsOf(claims[settings.groupsClaim]),
    hasSecondFactor: [...textsOf(token['amr']), ...textsOf(token['acr'])].some((each) =>
      settings.factorClaims.includes(each),
    ),
    authenticatedAt: token.auth_time === undefined ? undefined : new Date(token.auth_time * 1000),
    username: textOf(claims['preferred_username']),
    ...namesOf(claims),
  };
}

/** The library compares the authorized party only beside several audiences, and everybody without a subject would be one person. */
function isForUs({ azp, sub }: IDToken, { clientId }: OidcSettings): boolean {
  return sub !== '' && (azp === undefined || azp === clientId);
}

function namesOf(claims: Claims): Pick<Identity, 'firstName' | 'lastName'> {
  const [first, ...rest] = (textOf(claims['name']) ?? '').split(/\s+/);
  return {
    firstName: textOf(claims['given_name']) ?? textOf(first),
    lastName: textOf(claims['family_name']) ?? textOf(rest.join(' ')),
  };
}

/** Some providers send one group as a text instead of a list. */
function textsOf(claim: unknown): string[] {
  if (is(claim, array(string()))) return claim;
  return typeof claim === 'string' ? [claim] : [];
}

function textOf(claim: unknown): string | undefined {
  const text = typeof claim === 'string' ? claim.trim().slice(0, 100) : '';
  return text === '' ? undefined : text;
}
