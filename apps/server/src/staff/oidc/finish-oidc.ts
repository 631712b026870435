import type { PersonId, SessionId } from '@tiyin/domain/ids';
import { recordFailure } from '../../audit/record-failure.ts';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../identity-provider/read-identity.ts';
import { ProblemError } from '../../problem.ts';
import { beginSession, findLiveSession } from '../sessions.ts';
import { createBrowserId } from '../sign-in/places.ts';
import { confirmSession } from '../step-up.ts';
import { admitPerson, withdrawRoles } from './admit-person.ts';
import { type OidcDeps, requireOidc } from './begin-oidc.ts';
import { findByIdentity } from './identities.ts';
import { logProviderFailure } from './log-provider-failure.ts';
import { takeRequest, tripOf } from './requests.ts';

/** The return of a browser from the provider. */
export type Returned = {
  /** The query that the provider added to our address. */
  readonly query: string;
  /** The browser's cookie; undefined without a valid one. */
  readonly binding: string | undefined;
  /** The session of the browser, which may be over; undefined without one. */
  readonly sessionId: SessionId | undefined;
  readonly browserId: string | undefined;
  /** A short name of the browser; null where that is not known. */
  readonly browser: string | null;
  /** The client's address. */
  readonly address: string;
};

type Finished = {
  readonly purpose: 'SIGN_IN' | 'STEP_UP';
  /** The page to go on with. */
  readonly next: string;
  readonly personId: PersonId;
  /** Of a sign-in. */
  readonly session: { readonly sessionId: SessionId; readonly browserId: string } | undefined;
};

/**
 * Ends a round trip to the provider: signs the person in, or confirms their session (PEOPLE-400, PEOPLE-408). Whatever
 * is refused is audited (PEOPLE-405). 403 `oidc_expired`, `oidc_denied`, `oidc_invalid` and those of `admitPerson`,
 * 503 `oidc_unavailable`.
 */
export async function finishOidc(deps: OidcDeps, returned: Returned): Promise<Finished> {
  requireOidc(deps);
  let identity: Identity | undefined;
  try {
    const state = new URLSearchParams(returned.query).get('state') ?? '';
    const request = await deps.database.transaction((tx) =>
      takeRequest(tx, { state, owners: ownersOf(returned), now: deps.clock.now() }),
    );
    if (!request) throw new ProblemError('oidc_expired');
    const { begunAt, next, purpose } = request;
    identity = await identityOf(deps, returned, {
      state,
      freshSince: purpose === 'STEP_UP' ? begunAt : undefined,
    });
    const given = { returned, identity };
    const end = purpose === 'STEP_UP' ? confirm : signIn;
    const ended = await deps.database.transaction((tx) => end(tx, deps, given));
    return { purpose, next, ...ended };
  } catch (error) {
    if (error instanceof ProblemError) await settleRefusal(deps, returned, error, identity);
    throw error;
  }
}

function ownersOf({ binding, sessionId }: Returned) {
  return [
    ...(binding === undefined ? [] : [{ binding }]),
    ...(sessionId === undefined ? [] : [{ sessionId }]),
  ];
}

function identityOf(
  deps: OidcDeps,
  { query }: Returned,
  { state, freshSince }: { readonly state: string; readonly freshSince: Date | undefined },
): Promise<Identity> {
  const trip = tripOf(deps, state, freshSince);
  const url = new URL(trip.redirectUri);
  url.search = query;
  return logProviderFailure(deps, () => requireOidc(deps).provider.identityOf(url, trip));
}

type Ended = Pick<Finished, 'personId' | 'session'>;
type Given = { readonly returned: Returned; readonly identity: Identity };

async function signIn(tx: Tx, deps: OidcDeps, { returned, identity }: Given): Promise<Ended> {
  const { settings } = requireOidc(deps);
  const now = deps.clock.now();
  const { isDemo } = deps.config;
  const { id: personId } = await admitPerson(tx, { identity, settings, isDemo, now });
  const { address, browser, browserId = createBrowserId() } = returned;
  const { authenticatedAt, hasSecondFactor } = identity;
  const oidc = { hasSecondFactor, authenticatedAt };
  const sessionId = await beginSession(tx, { personId, now, browser, address, oidc });
  return { personId, session: { sessionId, browserId } };
}

/** The session confirms itself with its own person at the provider, and nobody else. */
async function confirm(tx: Tx, deps: OidcDeps, { returned, identity }: Given): Promise<Ended> {
  const { sessionId } = returned;
  const now = deps.clock.now();
  const { isDemo } = deps.config;
  const live = sessionId && (await findLiveSession(tx, { sessionId, isDemo, now }));
  if (!sessionId || !live) throw new ProblemError('oidc_expired');
  const found = await findByIdentity(tx, identity);
  if (found?.id !== live.person.id) throw new ProblemError('oidc_other_person');
  await confirmSession(tx, { sessionId, staff: live.person }, now, identity.hasSecondFactor);
  return { personId: found.id, session: undefined };
}

/** Refusals that say that the provider gives the person nothing here any more. */
const withoutRights: readonly string[] = ['oidc_no_role', 'oidc_several_merchants'];

async function settleRefusal(
  { clock, database }: OidcDeps,
  { address }: Returned,
  { code }: ProblemError,
  identity: Identity | undefined,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const found = identity && (await findByIdentity(tx, identity));
    if (found && withoutRights.includes(code)) await withdrawRoles(tx, found, now);
    await recordFailure(tx, {
      actor: { type: 'system' },
      action: 'session.refused',
      subject: found ? `person:${found.id}` : 'person:unknown',
      details: { reason: code, address, ...(identity && { subject: identity.subject }) },
      now,
    });
  });
}
