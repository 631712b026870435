import pg from 'pg';
import { hearLosses } from './hear-losses.ts';

/** The pause between two looks, in ms. */
const everyMs = 200;
/** How long an answer is waited for, in ms. */
const patienceMs = 2_000;

/** Knows how far a replica may be behind its primary. */
export type LagWatch = {
  /** Whether it has everything that was committed before the longest allowed time. */
  readonly isFresh: () => boolean;
  readonly maxLagMs: number;
  readonly close: () => Promise<void>;
};

type Place = { readonly url: string; readonly primaryUrl: string; readonly maxLagMs: number };

/** A position in the primary's log of changes, and a moment before it was read: what was committed then is in it. */
type Mark = { readonly position: bigint; readonly at: number };

/**
 * Compares the positions of both in the log of changes. A replica that has replayed a position of the primary has all
 * that was committed before the primary was asked for it, also where nothing is written, and one that is cut off gets
 * older with the time; neither is so of the time of the last replayed commit.
 * @param onChange hears when it becomes fresh, and when it no longer is
 */
export function createLagWatch(
  { url, primaryUrl, maxLagMs }: Place,
  onChange: (isFresh: boolean) => void,
): LagWatch {
  const primary = watchPool(primaryUrl);
  const replica = watchPool(url);
  let marks: Mark[] = [];
  let freshAsOf = -Infinity;
  let wasFresh = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const isFresh = (): boolean => performance.now() - freshAsOf <= maxLagMs;

  async function look(): Promise<void> {
    const at = performance.now();
    const position = await readPosition(primary, 'pg_current_wal_insert_lsn()');
    // A replica that was promoted has none.
    const replayed = await readPosition(replica, 'pg_last_wal_replay_lsn()');
    if (position !== undefined) marks.push({ position, at });
    if (replayed === undefined) return;
    const reached = marks.findLast((mark) => mark.position <= replayed);
    if (reached) freshAsOf = Math.max(freshAsOf, reached.at);
    // Positions of a primary that was replaced may be ahead of those that follow.
    marks = marks.filter((mark) => mark.position > replayed && at - mark.at <= maxLagMs);
  }

  async function lookOnAndOn(): Promise<void> {
    await look().catch(() => undefined);
    if (isClosed) return;
    if (isFresh() !== wasFresh) {
      wasFresh = !wasFresh;
      onChange(wasFresh);
    }
    timer = setTimeout(() => void lookOnAndOn(), everyMs);
    timer.unref();
  }

  void lookOnAndOn();
  return {
    isFresh,
    maxLagMs,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

function watchPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'tiyin replica',
  });
  hearLosses(pool);
  return pool;
}

async function readPosition(pool: pg.Pool, expression: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: string | null }>(
    `select pg_wal_lsn_diff(${expression}, '0/0')::text as position`,
  );
  const position = rows[0]?.position;
  return position === undefined || position === null ? undefined : BigInt(position);
}
