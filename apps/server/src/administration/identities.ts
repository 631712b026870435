import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { oidcIdentity, person } from '../db/schema.ts';
import { StartupError } from '../errors/startup-error.ts';
import { endAllSessions } from '../staff/own-sessions.ts';
import { linkIdentity } from '../staff/oidc/admit-person.ts';
import { findByIdentity } from '../staff/oidc/identities.ts';
import type { PersonRow } from '../staff/sessions.ts';

/** A person here and their subject at the provider. */
export type IdentityLink = { readonly username: string; readonly subject: string };

/**
 * Lets a person sign in at the OpenID provider of the configuration, instead of with their password, and signs them out
 * everywhere (PEOPLE-401).
 * @throws StartupError without OIDC_ISSUER, for an unknown person, and for the subject of another person
 */
export async function linkPerson(
  { clock, config, database }: Pick<ServerContext, 'clock' | 'config' | 'database'>,
  { username, subject }: IdentityLink,
): Promise<void> {
  if (!config.oidc)
    throw new StartupError('OIDC_ISSUER is not set: there is no provider to link to.');
  const { issuer } = config.oidc;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [row] = await tx.select().from(person).where(eq(person.username, username)).for('update');
    if (!row) throw new StartupError(`There is no person "${username}".`);
    const other = await findByIdentity(tx, { issuer, subject });
    if (other && other.id !== row.id) {
      throw new StartupError(`"${subject}" is ${other.username} already.`);
    }
    await unlinkPerson(tx, row, now);
    await linkIdentity(tx, row, { issuer, subject }, now);
    await tx
      .update(person)
      .set({ passwordHash: '', version: row.version + 1 })
      .where(eq(person.id, row.id));
    await endAllSessions(tx, row.id, now);
  });
}

/** Takes away the way in by a provider, if there is one; audited. */
export async function unlinkPerson(
  tx: Tx,
  { id }: Pick<PersonRow, 'id'>,
  now: Date,
): Promise<void> {
  const [removed] = await tx
    .delete(oidcIdentity)
    .where(eq(oidcIdentity.personId, id))
    .returning({ issuer: oidcIdentity.issuer, subject: oidcIdentity.subject });
  if (!removed) return;
  recordAudit(tx, {
    actor: { type: 'system' },
    action: 'person.identity_unlinked',
    subject: `person:${id}`,
    before: removed,
    after: { issuer: null, subject: null },
    now,
  });
}
