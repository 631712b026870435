import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { liftLimits, restoreLimits } from './limits.ts';
import { StartupError } from '../errors/startup-error.ts';

/** Where the migrations are, in the order of meta/_journal.json. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number will do, as long as every instance takes the same: the bytes of "tiyi". */
const lockKey = 0x74_69_79_69;

/**
 * Brings the schema up to date. Several instances that start at once on one PostgreSQL take turns;
 * the embedded database has one connection and needs no lock.
 * @throws StartupError when the database has migrations that this version does not know
 */
export async function migrate(pool: Pool, kind: 'embedded' | 'postgres'): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'postgres') await client.query(liftLimits);
    if (kind === 'postgres') await client.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseUnknownMigrations(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
    if (kind === 'postgres') await client.query('select pg_advisory_unlock($1)', [lockKey]);
    if (kind === 'postgres') await client.query(restoreLimits);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever state the migration left it in.
    client.release(true);
    throw error;
  }
}

/** A later version may have moved what this one would read and write. */
async function refuseUnknownMigrations(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  if (!found[0]?.journal) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((each) => each.folderMillis));
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const unknown = rows.filter((row) => !known.has(Number(row.created_at))).length;
  if (unknown === 0) return;
  throw new StartupError(
    `The database has ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} of a later version, ` +
      'which this version does not know: start the version that made them, or a newer one.',
  );
}
