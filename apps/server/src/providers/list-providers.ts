import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { provider } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';

/** The providers to choose from, by name (ROUTING-45); who they are is no secret of any merchant's. */
export async function listProviders(tx: Tx) {
  return tx
    .select({ id: provider.id, name: provider.name })
    .from(provider)
    .orderBy(asc(provider.name), asc(provider.id));
}

/** A provider by its id; 404 where there is none. */
export async function requireProvider(tx: Tx, providerId: number) {
  const [row] = await tx.select().from(provider).where(eq(provider.id, providerId));
  if (!row) throw new ProblemError('not_found');
  return row;
}
