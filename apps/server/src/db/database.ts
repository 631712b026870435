import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Pooling } from '../config/read-pooling.ts';
import { explainDatabaseFailure } from './explain-failure.ts';
import { openCopies } from './copy-out.ts';
import { openEmbedded } from './embedded.ts';
import { explainFullDisk } from './full-disk.ts';
import { hearLosses } from './hear-losses.ts';
import { localSettings } from './limits.ts';
import { migrate, requireSchema } from './migrate.ts';
import { type PostgresPlace, createPostgresPools, requirePostgres } from './postgres-pools.ts';
import { openPulse } from './pulse.ts';
import { type CurrentConnection, type RunTransaction, transactionsOf } from './transactions.ts';

export type { Tx } from './transactions.ts';

/** The database as everything above it sees it. No other module uses the pool. */
export type Database = {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs work in one transaction (READ COMMITTED): committed when it resolves, rolled back when it
   * rejects. It may run up to four times, when it loses against others. Throws inside a transaction.
   */
  readonly transaction: RunTransaction;
  /**
   * Runs work that sends a single query, which is a transaction of its own: a third of the round trips.
   * A second query throws.
   */
  readonly query: RunTransaction;
  /**
   * The same for due jobs, over connections of their own: however many people wait for an answer, money
   * that is reported meanwhile is booked.
   */
  readonly jobs: {
    /** How many transactions can be open at once; more wait for one of them to end. */
    readonly connections: number;
    readonly transaction: RunTransaction;
    /** The same in REPEATABLE READ: every query sees the database as of the first one. */
    readonly snapshot: RunTransaction;
  };
  /**
   * The lines of a query as CSV (RFC 4180, no header), one snapshot, no faster than they are read; over a
   * connection apart from those of `transaction`. The embedded database has no such connection.
   */
  readonly copyOut: ((query: string) => Promise<Readable>) | undefined;
  /** The connections of each pool. */
  readonly pools: () => Readonly<Record<string, PoolState>>;
  /** Resolves when the database answers, over a connection apart from the others where it has several. */
  readonly ping: () => Promise<void>;
  /** Waits for what is under way and closes everything; the second time it does nothing. */
  readonly close: () => Promise<void>;
};

/** The connections of a pool, and how much work waits for one. */
export type PoolState = { readonly open: number; readonly idle: number; readonly waiting: number };

const connectMs = 10_000;
/** Downloads at once of one process: more wait, as long as for a connection. */
const copyConnections = 4;

/**
 * Opens the database and migrates it: the PostgreSQL of `databaseUrl`, else the embedded one in
 * `dataDir`; `memory://` as `dataDir` keeps nothing.
 * @param template a folder dump that a new embedded database starts from
 * @throws StartupError when it does not answer, is too old or is in use by another server
 */
export async function openDatabase(
  { databaseUrl, dataDir, pooling = noPooler, isMigrated = true }: Place,
  template?: string,
): Promise<Database> {
  return databaseUrl === undefined
    ? embedded(dataDir, template)
    : postgres({ url: databaseUrl, pooling, connectMs }, isMigrated);
}

const noPooler: Pooling = { mode: 'session', isPrepared: true };

/** Where the database is. */
type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & {
  readonly pooling?: Pooling;
  /** False: the schema of a PostgreSQL has to be up to date already. The embedded one has no other way. */
  readonly isMigrated?: boolean;
};

/** The sentence for a start that failed because its PostgreSQL went away; any other error as it is. */
export function explainLoss({ databaseUrl }: Pick<Config, 'databaseUrl'>, error: unknown): unknown {
  return databaseUrl === undefined ? error : explainDatabaseFailure(error, databaseUrl, connectMs);
}

async function postgres(place: PostgresPlace, isMigrated: boolean): Promise<Database> {
  const { url, pooling } = place;
  const isPooled = pooling.mode === 'transaction';
  const pools = createPostgresPools(place);
  try {
    const check = async (): Promise<void> => {
      await requirePostgres(pools.pool, place);
      await (isMigrated
        ? migrate(pools.pool, isPooled ? 'pooled' : 'postgres')
        : requireSchema(pools.pool));
    };
    const settings = isPooled ? localSettings : undefined;
    const database = await ready('postgres', { ...pools, settings }, check);
    const copies = openCopies(url, { connections: copyConnections, connectMs });
    const pulse = openPulse(url);
    return {
      ...database,
      copyOut: copies.copyOut,
      ping: pulse.ping,
      close: once(async () => {
        await pulse.close();
        await copies.close();
        await database.close();
      }),
    };
  } catch (error) {
    throw explainDatabaseFailure(error, url, connectMs);
  }
}

async function embedded(dataDir: string, template: string | undefined): Promise<Database> {
  const server = await openEmbedded(dataDir, template);
  const pool = new pg.Pool({
    host: server.socketFolder,
    user: 'postgres',
    database: 'postgres',
    // The socket server mixes up the answers of several connections.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectMs,
  });
  try {
    const database = await ready('embedded', { pool, jobPool: pool }, () =>
      migrate(pool, 'embedded'),
    );
    const stopVacuum = vacuumHourly(pool);
    return {
      ...database,
      close: once(async () => {
        stopVacuum();
        try {
          await database.close();
        } finally {
          await server.stop();
        }
      }),
    };
  } catch (error) {
    const explained = explainFullDisk(error, dataDir);
    await server.stop();
    throw explained;
  }
}

type Pools = {
  readonly pool: pg.Pool;
  readonly jobPool: pg.Pool;
  /** A query at the beginning of each transaction. */
  readonly settings?: string | undefined;
};

/** Checks and migrates what the pools lead to; on failure no connection stays behind. */
async function ready(
  kind: Database['kind'],
  { pool, jobPool, settings }: Pools,
  check: () => Promise<void>,
): Promise<Database> {
  const pools = new Set([pool, jobPool]);
  for (const each of pools) hearLosses(each);
  const close = once(async () => {
    await Promise.all([...pools].map((each) => each.end()));
  });
  try {
    await check();
  } catch (error) {
    await close();
    throw error;
  }
  const current: CurrentConnection = new AsyncLocalStorage();
  const { transaction, query } = transactionsOf(pool, current, settings);
  const ofJobs = transactionsOf(jobPool, current, settings);
  const jobs = {
    connections: jobPool.options.max,
    transaction: ofJobs.transaction,
    snapshot: ofJobs.snapshot,
  };
  const ping = (): Promise<void> =>
    query(async (tx) => {
      await tx.execute('select 1');
    });
  const stateOf = ({ totalCount: open, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
    open,
    idle,
    waiting,
  });
  const poolStates = () => ({ requests: stateOf(pool), jobs: stateOf(jobPool) });
  return { kind, transaction, query, jobs, copyOut: undefined, pools: poolStates, ping, close };
}

/** The embedded database has no autovacuum of its own. Returns a function that ends this. */
function vacuumHourly(pool: pg.Pool): () => void {
  const timer = setInterval(
    () => {
      // It is housekeeping: when it fails, the next one does its work.
      pool.query('vacuum analyze').catch(() => undefined);
    },
    60 * 60 * 1000,
  );
  timer.unref();
  return () => clearInterval(timer);
}

function once(act: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= act());
}
