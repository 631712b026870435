import type { ProviderId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { lockFact, noteFact } from '../../db/installation.ts';
import { provider } from '../../db/schema.ts';
import { readCompanyName } from '../../merchants/company-name.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';

/** A provider's row. */
export type ProviderRow = typeof provider.$inferSelect;

/** A person's change of a provider. */
export type OfProvider = {
  readonly staff: Pick<Staff, 'id'>;
  readonly providerId: ProviderId;
  readonly now: Date;
};

/** The same with the version that the person saw; undefined if none was sent. */
export type VersionedOfProvider = OfProvider & { readonly expectedVersion: number | undefined };

/** A person as the actor of an entry of the audit. */
export function actorOf({ id }: Pick<Staff, 'id'>) {
  return { type: 'staff', id } as const;
}

/** Locks a provider until the transaction ends; 404 without it, 409 `conflict` when the version is stale. */
export async function lockProvider(
  tx: Tx,
  providerId: ProviderId,
  expectedVersion?: number,
): Promise<ProviderRow> {
  const [row] = await tx
    .select()
    .from(provider)
    .where(eq(provider.id, providerId))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  return row;
}

/**
 * A name that no other provider has, in any case and with any blanks (PEOPLE-301), and that looks like none (PEOPLE-523);
 * 422 at `/name`. Names are given in
 * turn: two people do not take the same one.
 */
export async function requireFreeName(
  tx: Tx,
  given: string,
  ownId: ProviderId | undefined,
): Promise<string> {
  await noteFact(tx, 'providers', 'locked by changes of names');
  await lockFact(tx, 'providers');
  const rows = await tx.select({ id: provider.id, name: provider.name }).from(provider);
  const own = rows.find(({ id }) => id === ownId);
  if (own?.name === given.trim()) return own.name;
  const others = rows.filter((row) => row !== own).map(({ name }) => name);
  return readCompanyName({ name: given, others, kind: 'provider' });
}
