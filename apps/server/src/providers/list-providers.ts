import { asc } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { provider } from '../db/schema.ts';

/** The providers to choose from, by name (section 7); who they are is no secret of any merchant's. */
export async function listProviders(tx: Tx) {
  return tx
    .select({ id: provider.id, name: provider.name })
    .from(provider)
    .orderBy(asc(provider.name), asc(provider.id));
}
