import type { Pool } from 'pg';

/** Lets a pool lose connections without an end of the process: the next query on one says that it is gone. */
export function hearLosses(pool: Pool): void {
  // An idle connection that is lost is replaced by the next query, which is soon enough to know.
  pool.on('error', () => undefined);
  // One that is lost between checkout and first use, or written to after its end, has no other listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
}
