import { createEmptyDatabase } from '../empty-database.ts';

/** An empty database of the drill's own. */
export type DrillDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * Creates an empty database, which the servers of the drill migrate and fill themselves. A commit is
 * written before it is acknowledged, whatever the tests' PostgreSQL does for speed: what a crash of the
 * database loses would be its loss and not ours. Dropped under the connections of killed servers.
 * @param server address of a superuser
 */
export async function createDrillDatabase(server: string): Promise<DrillDatabase> {
  const { name, url, onServer } = await createEmptyDatabase(server, 'drill');
  await onServer(`alter database ${name} set synchronous_commit = on`);
  return { url, drop: () => onServer(`drop database ${name} with (force)`) };
}
