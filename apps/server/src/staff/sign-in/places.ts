import { randomBytes } from 'node:crypto';
import { asId, type PersonId, type SessionId } from '@tiyin/domain/ids';
import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { excluded } from '../../db/names.ts';
import { knownPlace } from '../../db/schema.ts';
import { clientNetwork } from '../../outside/client-network.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { BrakeKeys } from './brake.ts';

/** How long a place is known after its last sign-in, in ms. */
export const placeRememberedMs: number = 90 * 24 * 60 * 60_000;

/** The place of a sign-in attempt. */
export type Place = {
  /** The client's address. */
  readonly address: string;
  /** The browser's cookie, where it has one of ours. */
  readonly browserId: string | undefined;
};

/** A new value for the browser's cookie: it opens nothing, and spares its person the brake for strangers. */
export function createBrowserId(): string {
  return randomBytes(18).toString('base64url');
}

/** A place as it is stored. */
function placeHashes({ address, browserId = '' }: Place, secrets: Hashing) {
  const hash = (text: string) => secrets.keyedHash('sign-in place', text);
  return {
    browser: hash(`browser ${browserId}`),
    network: hash(`network ${clientNetwork(address)}`),
  };
}

type Hashing = Pick<Secrets, 'keyedHash' | 'keyedHashes'>;

/** A place as any known secret stored it (RUN-301). */
function placesUnderAnySecret({ address, browserId }: Place, secrets: Hashing) {
  const hashes = (text: string) => secrets.keyedHashes('sign-in place', text);
  return {
    browser: browserId === undefined ? [] : hashes(`browser ${browserId}`),
    network: hashes(`network ${clientNetwork(address)}`),
  };
}

/**
 * The brakes for a sign-in attempt. A known browser has its own row of failures, so that other
 * people, even in its network, cannot delay its person; neither it nor a known network counts as an
 * unknown place.
 * @param personId undefined for an unknown user name, for which no place is known
 */
export async function brakeKeysOf(
  tx: Tx,
  { name, personId, place }: { name: string; personId: PersonId | undefined; place: Place },
  secrets: Hashing,
): Promise<BrakeKeys> {
  const { browser, network } = placeHashes(place, secrets);
  const ours = placesUnderAnySecret(place, secrets);
  const known = await tx
    .select({ place: knownPlace.place })
    .from(knownPlace)
    .where(
      and(
        eq(knownPlace.personId, personId ?? asId(0)),
        inArray(knownPlace.place, [...ours.browser, ...ours.network]),
      ),
    );
  const isKnownBrowser = known.some((row) => ours.browser.includes(row.place));
  const ofPlace = isKnownBrowser ? browser : network;
  return {
    place: brakeKey(secrets, name, ofPlace),
    strangers: known.length > 0 ? undefined : brakeKey(secrets, name, 'strangers'),
  };
}

/** The brake for the password of a signed-in person: their session has its own row of failures. */
export function sessionBrakeKeys(
  secrets: Hashing,
  { username, sessionId }: { username: string; sessionId: SessionId },
): BrakeKeys {
  return { place: brakeKey(secrets, username, `session ${sessionId}`), strangers: undefined };
}

function brakeKey(secrets: Hashing, name: string, place: string): string {
  return secrets.keyedHash('sign-in place', `brake ${place} ${name}`);
}

/** Where a person signed in with a former password is no known place any more. */
export async function forgetPlaces(tx: Tx, personId: PersonId): Promise<void> {
  await tx.delete(knownPlace).where(eq(knownPlace.personId, personId));
}

/**
 * Remembers that a person has signed in at a place; returns the browser's cookie from now on. A browser in which the
 * person never signed in gets a new cookie: somebody may have put one of theirs into it. Its other people stay known.
 */
export async function rememberPlace(
  tx: Tx,
  personId: PersonId,
  { place, secrets, now }: { place: Place; secrets: Hashing; now: Date },
): Promise<string> {
  const given = placesUnderAnySecret(place, secrets).browser;
  const people = await tx.select().from(knownPlace).where(inArray(knownPlace.place, given));
  const isTheirs = people.some((row) => row.personId === personId);
  const browserId = (isTheirs ? place.browserId : undefined) ?? createBrowserId();
  const { browser, network } = placeHashes({ ...place, browserId }, secrets);
  const own = [browser, network].map((hash) => ({ personId, place: hash, usedAt: now }));
  const others = isTheirs ? [] : people.map((row) => ({ ...row, place: browser }));
  await tx
    .insert(knownPlace)
    .values([...own, ...others].toSorted((a, b) => (a.place < b.place ? -1 : 1)))
    .onConflictDoUpdate({
      target: [knownPlace.personId, knownPlace.place],
      set: { usedAt: excluded(knownPlace.usedAt) },
    });
  return browserId;
}
