import pg from 'pg';
import { hearLosses } from './hear-losses.ts';

/** How long an answer is waited for, in ms: a monitor checks every few seconds. */
const patienceMs = 3_000;

/** Checks whether a PostgreSQL responds over a connection of its own: a full pool does not mean that the database is down. */
export function openPulse(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: 'tiyin health',
  });
  hearLosses(pool);
  return {
    ping: async (): Promise<void> => {
      await pool.query('select 1');
    },
    close: (): Promise<void> => pool.end(),
  };
}
