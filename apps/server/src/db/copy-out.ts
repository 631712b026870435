import { type Readable, pipeline } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectTo } from './connect-to.ts';
import { CopiedLines, waitingBytes } from './copied-lines.ts';
import { hearLosses } from './hear-losses.ts';
import { ofConnection } from './query-error.ts';

/** Long queries with separate connections: a slow reader delays no payment. */
export type Copies = {
  /** The lines of a query that stands inside `copy (…) to stdout`, all of one snapshot. */
  readonly copyOut: (query: string) => Promise<Readable>;
  readonly close: () => Promise<void>;
};

/**
 * The rows come in the order of an index, joined with next to nothing: sorting or hashing a million of them first
 * would only delay the first.
 */
const settings = {
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  jit: 'off',
  enable_partitionwise_join: 'on',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  max_parallel_workers_per_gather: '0',
};

const begin = `begin read only;${Object.entries(settings)
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join(';')}`;

type Options = {
  /** How many may be under way at once; more wait for one of them to end. */
  readonly connections: number;
  readonly connectMs: number;
};

export function openCopies(connectionString: string, { connections, connectMs }: Options): Copies {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    application_name: 'tiyin copies',
  });
  hearLosses(pool);
  const underWay = new Set<Readable>();
  return {
    copyOut: async (query) => {
      const client = await beginOn(pool);
      const copy = copyTo(`copy (${query}) to stdout (format csv)`, {
        highWaterMark: waitingBytes,
      });
      const lines = new CopiedLines();
      const onLoss = (error: Error): void => {
        copy.destroy(ofConnection(error));
      };
      client.on('error', onLoss);
      // The driver may report the loss of a connection again after the pipeline ended.
      copy.on('error', () => undefined);
      underWay.add(lines);
      pipeline(client.query(copy), lines, (error) => {
        client.off('error', onLoss);
        underWay.delete(lines);
        // A copy that was not read to its end is still being sent: its connection ends with it.
        if (error) client.release(error);
        else endOn(client);
      });
      return lines;
    },
    close: async () => {
      for (const lines of underWay) lines.destroy();
      await pool.end();
    },
  };
}

/** A connection that has lost its database unnoticed is given up for another one. */
async function beginOn(pool: pg.Pool): Promise<pg.PoolClient> {
  for (let left = pool.options.max; ; left -= 1) {
    const client = await connectTo(pool);
    try {
      await client.query(begin);
      return client;
    } catch (error) {
      client.release(true);
      if (left <= 0) throw ofConnection(error);
    }
  }
}

function endOn(client: pg.PoolClient): void {
  client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  );
}
