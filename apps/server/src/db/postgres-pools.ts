import pg, { type PoolConfig } from 'pg';
import type { Pooling } from '../config/read-pooling.ts';
import { StartupError } from '../errors/startup-error.ts';
import { BatchingSocket } from './batching-socket.ts';
import { sendUnprepared } from './connection.ts';
import { describeDatabase } from './explain-failure.ts';
import { settingOptions } from './limits.ts';

const postgresConnections = 20;
const jobConnections = 8;
/** A connection keeps the plans of its statements: to make them again costs more than to hold it for a while. */
const idleMs = 10 * 60_000;
const oldestPostgres = 150_000;

/** Where a PostgreSQL is, and what stands before it. */
export type PostgresPlace = {
  readonly url: string;
  readonly pooling: Pooling;
  /** How long a connection is waited for, in ms. */
  readonly connectMs: number;
};

/** The pools of requests and of jobs, without a connection yet. */
export function createPostgresPools(place: PostgresPlace) {
  return {
    pool: createPool(place, postgresConnections),
    jobPool: createPool(place, jobConnections),
  };
}

/** A pool whose connections have our settings, or get them with each transaction. */
export function createPool({ url, pooling, connectMs }: PostgresPlace, max: number): pg.Pool {
  const config: PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    idleTimeoutMillis: idleMs,
    pipeline: true,
    stream: () => new BatchingSocket(),
    application_name: 'tiyin',
    ...(pooling.mode === 'session' && { options: settingOptions }),
  };
  const pool = new pg.Pool(config);
  if (!pooling.isPrepared) pool.on('connect', sendUnprepared);
  return pool;
}

type Facts = {
  readonly number: number;
  readonly name: string;
  readonly jit: string;
  readonly timeZone: string;
  readonly encoding: string;
};

/**
 * Makes sure that the PostgreSQL is new enough, keeps every character, and that its connections have their settings.
 * @throws StartupError when one of them is not so
 */
export async function requirePostgres(
  pool: pg.Pool,
  { url, pooling }: PostgresPlace,
): Promise<void> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as name,
            current_setting('jit') as jit, current_setting('TimeZone') as "timeZone",
            current_setting('server_encoding') as encoding`,
  );
  const [facts] = rows;
  const place = `The database at ${describeDatabase(url)}`;
  if (facts === undefined || facts.number < oldestPostgres) {
    throw new StartupError(
      `${place} is PostgreSQL ${facts?.name ?? '(unknown)'}; 15 or newer is needed.`,
    );
  }
  if (facts.encoding !== 'UTF8') {
    throw new StartupError(
      `${place} keeps texts in ${facts.encoding}: create it with encoding 'UTF8'.`,
    );
  }
  if (pooling.mode === 'session' && (facts.jit !== 'off' || facts.timeZone !== 'UTC')) {
    throw new StartupError(
      `${place} is behind a pooler that drops the settings of a connection: set DATABASE_POOLING to transaction.`,
    );
  }
}
