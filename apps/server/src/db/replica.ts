import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { Pooling } from '../config/read-pooling.ts';
import { openCopies } from './copy-out.ts';
import type { Database } from './database.ts';
import { hearLosses } from './hear-losses.ts';
import { localSettings } from './limits.ts';
import { createPool } from './postgres-pools.ts';
import { isDatabaseUnavailable } from './query-error.ts';
import { type RunTransaction, transactionsOf } from './transactions.ts';
import { createLagWatch, type LagWatch } from './replica-lag.ts';

/** Where the replica is, and how far it may be behind. */
export type ReplicaPlace = {
  readonly url: string;
  readonly primaryUrl: string;
  readonly pooling: Pooling;
  /** A replica that may be further behind, in ms, is not read. */
  readonly maxLagMs: number;
};

/** A replica that lists, files and statistics may be read from (RUN-542). */
export type Replica = Pick<LagWatch, 'isFresh' | 'maxLagMs'> & {
  /** The database with its reads from the replica; the primary answers where the replica does not. */
  readonly insteadOf: (database: Database) => Database;
  readonly close: () => Promise<void>;
};

const connections = 10;
const copyConnections = 4;
const connectMs = 2_000;

/**
 * Opens the replica without waiting for it: while it is away or behind, the primary answers.
 * @param onChange hears when it begins to be read, and when it no longer is
 */
export function openReplica(
  { url, primaryUrl, pooling, maxLagMs }: ReplicaPlace,
  onChange: (isFresh: boolean) => void,
): Replica {
  const place = { url, pooling, connectMs };
  const pool = createPool(place, connections);
  hearLosses(pool);
  const settings = pooling.mode === 'transaction' ? localSettings : undefined;
  const runs = transactionsOf(pool, new AsyncLocalStorage(), settings);
  const copies = openCopies(url, { connections: copyConnections, connectMs });
  const watch = createLagWatch({ url, primaryUrl, maxLagMs }, onChange);
  return {
    isFresh: watch.isFresh,
    maxLagMs,
    insteadOf: (database) => ({
      ...database,
      transaction: either(runs.transaction, database.transaction, watch),
      query: either(runs.query, database.query, watch),
      copyOut: async (query) => copyFromEither(query, { copies, database, watch }),
    }),
    close: async () => {
      await watch.close();
      await copies.close();
      await pool.end();
    },
  };
}

/** A replica takes no writes, and gives up a read that its replay would wait for: then the primary runs the work. */
function either(
  onReplica: RunTransaction,
  onPrimary: RunTransaction,
  { isFresh }: LagWatch,
): RunTransaction {
  return async (work) => {
    if (!isFresh()) return onPrimary(work);
    try {
      return await onReplica(work);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return onPrimary(work);
    }
  };
}

type Sources = {
  readonly copies: ReturnType<typeof openCopies>;
  readonly database: Database;
  readonly watch: LagWatch;
};

async function copyFromEither(
  query: string,
  { copies, database, watch }: Sources,
): Promise<Readable> {
  const fromPrimary = database.copyOut;
  if (!fromPrimary) throw new Error('A database with a replica copies.');
  if (!watch.isFresh()) return fromPrimary(query);
  try {
    return await copies.copyOut(query);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return fromPrimary(query);
  }
}
