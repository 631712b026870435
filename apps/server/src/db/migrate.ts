import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Where the migrations are, in the order of meta/_journal.json. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number will do, as long as every instance takes the same: the bytes of "tiyi". */
const lockKey = 0x74_69_79_69;

/**
 * Brings the schema up to date. Several instances that start at once on one PostgreSQL take turns;
 * the embedded database has one connection and needs no lock.
 */
export async function migrate(pool: Pool, kind: 'embedded' | 'postgres'): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'postgres') await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    if (kind === 'postgres') await client.query('select pg_advisory_unlock($1)', [lockKey]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever state the migration left it in.
    client.release(true);
    throw error;
  }
}
