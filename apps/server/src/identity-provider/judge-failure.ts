import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { ProblemError } from '../problem.ts';

/** Runs a step at the provider; its failure becomes a problem that keeps the cause for the log. */
export async function judgeFailure<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const problem = new ProblemError(codeOf(error));
    problem.cause = error;
    throw problem;
  }
}

/** Codes of answers that are no answers of an OpenID provider: of a proxy in front of it, or none. */
const awayCodes: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

function codeOf(error: unknown): 'oidc_denied' | 'oidc_invalid' | 'oidc_unavailable' {
  if (error instanceof AuthorizationResponseError) {
    return isAway(error.error) ? 'oidc_unavailable' : 'oidc_denied';
  }
  if (error instanceof ResponseBodyError) {
    // The client is not registered as it is configured: nobody can sign in until somebody corrects that.
    return error.status >= 500 || error.error === 'invalid_client'
      ? 'oidc_unavailable'
      : 'oidc_invalid';
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return error.status >= 500 ? 'oidc_unavailable' : 'oidc_invalid';
  }
  if (error instanceof ClientError) {
    return awayCodes.includes(error.code) ? 'oidc_unavailable' : 'oidc_invalid';
  }
  // The connection failed.
  return error instanceof TypeError || error instanceof DOMException
    ? 'oidc_unavailable'
    : 'oidc_invalid';
}

function isAway(error: string): boolean {
  return error === 'temporarily_unavailable' || error === 'server_error';
}
