import type { SessionId } from '@tiyin/domain/ids';
import { originOf } from '../../config/read-origins.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { and, eq, gt } from '../../db/drizzle.ts';
import { oidcRequest, type oidcPurposes } from '../../db/schema.ts';
import type { RoundTrip } from '../../identity-provider/identity-provider.ts';
import { withoutCardQuery } from '../../secrets/hide-card-numbers.ts';
import { createSecretToken, hashToken } from '../../secrets/token.ts';

/** How long a person may take at the provider, in ms. */
export const requestMs: number = 10 * 60_000;

/** The path of the back office that the provider returns to. */
const returnPath = '/login/return';

/** The origin of a round trip: a browser, by its cookie, or a session. */
export type Owner = { readonly binding: string } | { readonly sessionId: SessionId };

type Row = typeof oidcRequest.$inferSelect;
type Beginning = {
  readonly purpose: (typeof oidcPurposes)[number];
  readonly owner: Owner;
  readonly next: string;
  readonly now: Date;
};

/** Begins a round trip; returns its state, of which only the hash is stored. */
export async function beginRequest(
  tx: Tx,
  { purpose, owner, next, now }: Beginning,
): Promise<string> {
  const state = createSecretToken();
  await tx.insert(oidcRequest).values({
    stateHash: hashToken(state),
    purpose,
    ownerHash: ownerHash(owner),
    next: withoutCardQuery(next),
    begunAt: now,
    expiresAt: new Date(now.getTime() + requestMs),
  });
  return state;
}

/**
 * Uses up the round trip of a state; undefined where it is unknown, used, over or of another browser or session, whose
 * own round trip stays as it is.
 */
export async function takeRequest(
  tx: Tx,
  {
    state,
    owners,
    now,
  }: { readonly state: string; readonly owners: readonly Owner[]; readonly now: Date },
): Promise<Row | undefined> {
  const stateHash = hashToken(state);
  const [row] = await tx
    .select()
    .from(oidcRequest)
    .where(and(eq(oidcRequest.stateHash, stateHash), gt(oidcRequest.expiresAt, now)));
  if (!row || !owners.some((owner) => ownerHash(owner) === row.ownerHash)) return undefined;
  const taken = await tx
    .delete(oidcRequest)
    .where(eq(oidcRequest.stateHash, stateHash))
    .returning({ stateHash: oidcRequest.stateHash });
  return taken.length > 0 ? row : undefined;
}

function ownerHash(owner: Owner): string {
  return hashToken('binding' in owner ? `browser ${owner.binding}` : `session ${owner.sessionId}`);
}

/**
 * The secrets of a round trip. They are derived from its state and the server's secret, so that neither the database
 * nor the browser alone has what the code is exchanged with.
 */
export function tripOf(
  { config, secrets }: Pick<ServerContext, 'config' | 'secrets'>,
  state: string,
  freshSince: Date | undefined,
): RoundTrip {
  const derive = (name: string) => secrets.keyedHash('oidc request', `${name} ${state}`);
  return {
    redirectUri: originOf('backoffice', config) + returnPath,
    state,
    nonce: derive('nonce'),
    codeVerifier: derive('verifier'),
    freshSince,
  };
}
