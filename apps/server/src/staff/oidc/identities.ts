import type { PersonId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { oidcIdentity, person } from '../../db/schema.ts';
import type { PersonRow } from '../sessions.ts';

/** A person at an OpenID provider. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

/** The person of an identity, in whichever state: by issuer and subject, never by an e-mail address (PEOPLE-401). */
export async function findByIdentity(
  tx: Tx,
  { issuer, subject }: IdentityKey,
): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select({ person })
    .from(oidcIdentity)
    .innerJoin(person, eq(person.id, oidcIdentity.personId))
    .where(and(eq(oidcIdentity.issuer, issuer), eq(oidcIdentity.subject, subject)));
  return row?.person;
}

/** Whether a person signs in by the configured provider; false where there is none. */
export async function hasIdentity(
  tx: Tx,
  personId: PersonId,
  issuer: string | undefined,
): Promise<boolean> {
  if (issuer === undefined) return false;
  const own = and(eq(oidcIdentity.personId, personId), eq(oidcIdentity.issuer, issuer));
  return (await tx.$count(oidcIdentity, own)) > 0;
}

/** Whether the groups of a provider decide the roles of a person, whichever provider that is (PEOPLE-403). */
export async function isOfProvider(tx: Tx, personId: PersonId): Promise<boolean> {
  return (await tx.$count(oidcIdentity, eq(oidcIdentity.personId, personId))) > 0;
}
