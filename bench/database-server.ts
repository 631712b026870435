import { randomBytes } from 'node:crypto';
import { addressOf, connectTo } from '../apps/server/test/postgres-template.ts';
import { CommandError } from '../scripts/bootstrap.mjs';
import { startOwnPostgres } from '../scripts/postgres.ts';

/** The state of connections that wait for another transaction. */
export const waitingForRows = 'waiting for a row or transaction';

type Activity = { readonly what: string; readonly count: number };

/** The PostgreSQL that is measured, seen from a connection beside those that are. */
export type DatabaseServer = {
  /** Its version and the durability of its commits. */
  readonly description: string;
  readonly createDatabase: () => Promise<{ readonly name: string; readonly url: string }>;
  /** How long each commit of a database takes at least, in ms, for connections from now on. */
  readonly slowCommits: (database: string, ms: number) => Promise<void>;
  /** The current state of a database's connections. */
  readonly activity: (database: string) => Promise<readonly Activity[]>;
  /** Operating-system ids of its processes, those without a connection left out. */
  readonly processIds: () => Promise<readonly number[]>;
  /** Transactions of a database so far: all, and those that wrote. */
  readonly transactions: (database: string) => Promise<{ all: number; writing: number }>;
  /** Drops what was created, and ends the server if it was started here. */
  readonly close: () => Promise<void>;
};

/** The server of BENCH_DATABASE_URL, else one of our own that keeps what it commits through a power cut. */
export async function openDatabaseServer(given: string | undefined): Promise<DatabaseServer> {
  const own = given ? undefined : await startOwn();
  const url = own?.url ?? given ?? '';
  const client = await connectTo(url);
  const created: string[] = [];
  const query = async <Row extends object>(text: string, values: string[] = []): Promise<Row[]> => {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  };

  return {
    description: await describe(query),
    createDatabase: async () => {
      const name = `tiyin_bench_${randomBytes(6).toString('hex')}`;
      await client.query(`create database ${name}`);
      created.push(name);
      return { name, url: addressOf(url, name) };
    },
    slowCommits: async (database, ms) => {
      // The one that writes the log waits first, as on a slow disk; others meanwhile go with the next.
      await client.query(`alter database ${database} set commit_delay = ${ms * 1000}`);
      await client.query(`alter database ${database} set commit_siblings = 0`);
    },
    activity: (database) => query<Activity>(activityQuery, [database]),
    processIds: async () =>
      (await query<{ pid: number }>('select pid from pg_stat_activity')).map(({ pid }) => pid),
    transactions: async (database) => {
      const [row] = await query<{ all: string; writing: string }>(transactionsQuery, [database]);
      return { all: Number(row?.all), writing: Number(row?.writing) };
    },
    close: async () => {
      for (const name of created) await client.query(`drop database ${name} with (force)`);
      await client.end();
      await own?.stop();
    },
  };
}

async function startOwn(): ReturnType<typeof startOwnPostgres> {
  try {
    return await startOwnPostgres({ isDurable: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`There is no PostgreSQL to measure; set BENCH_DATABASE_URL. ${reason}`);
  }
}

const activityQuery = `
  select case
      when state like 'idle in transaction%' then 'waiting for the server''s next query'
      when state <> 'active' then 'unused'
      when wait_event_type is null then 'working'
      when wait_event_type = 'Lock' then '${waitingForRows}'
      when wait_event like 'WAL%' then 'writing the log to disk'
      when wait_event_type = 'Client' then 'waiting for the server''s next query'
      else 'waiting for something else inside'
    end as what, count(*)::int as count
  from pg_stat_activity where datname = $1 and backend_type = 'client backend'
  group by 1`;

/** Only what writes is given a number; numbers are given out for the whole server. */
const transactionsQuery = `
  select xact_commit::text as all,
         pg_snapshot_xmax(pg_current_snapshot())::text as writing
  from pg_stat_database where datname = $1`;

async function describe(
  query: (text: string) => Promise<{ version: string; settings: string }[]>,
): Promise<string> {
  const [row] = await query(`
    select current_setting('server_version') as version,
           string_agg(name || ' ' || setting, ', ' order by name) as settings
    from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`);
  return `PostgreSQL ${row?.version} (${row?.settings})`;
}
