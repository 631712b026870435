import type { Pool, PoolClient } from 'pg';
import { ofConnection } from './query-error.ts';

/** Takes a connection of a pool; without one, the error is known to be the database's. */
export async function connectTo(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw ofConnection(error);
  }
}
