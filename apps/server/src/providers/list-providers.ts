import type { ProviderId } from '@tiyin/domain/ids';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { provider } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';

/** The providers to choose from, by name (ROUTING-45); their names are not secret. */
export async function listProviders(tx: Tx) {
  return tx
    .select({ id: provider.id, name: provider.name })
    .from(provider)
    .orderBy(asc(provider.name), asc(provider.id));
}

/** A provider by its id; 404 if unknown. */
export async function requireProvider(tx: Tx, providerId: ProviderId) {
  const [row] = await tx.select().from(provider).where(eq(provider.id, providerId));
  if (!row) throw new ProblemError('not_found');
  return row;
}
