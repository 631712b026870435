import { Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import { registry } from '../metrics/registry.ts';

const connections = new Gauge({
  name: 'tiyin_db_connections',
  help: 'Database connections of this process by pool and state, and the work that waits for one.',
  labelNames: ['pool', 'state'],
  registers: [registry],
});

/** Reads the pools of a process into its metrics. */
export function readPools(database: Pick<Database, 'pools'>): void {
  for (const [pool, { open, idle, waiting }] of Object.entries(database.pools())) {
    connections.set({ pool, state: 'busy' }, open - idle);
    connections.set({ pool, state: 'idle' }, idle);
    connections.set({ pool, state: 'waiting' }, waiting);
  }
}
