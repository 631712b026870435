import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { liftLimits, limitNames, restoreLimits } from './limits.ts';
import { atOnce, isConcurrent, runConcurrently } from './concurrent-index.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import { errorCode, StartupError } from '../errors/startup-error.ts';

/** Any number will do, as long as every instance takes the same: the bytes of "tiyi". */
const lockKey = 0x74_69_79_69;
/** How long a migration waits for a lock, in ms: requests queue behind it meanwhile. */
const lockTimeoutMs = 3_000;
/** How often a migration is tried that did not get its locks, and the pause between, in ms. */
const tries = 20;
const pauseMs = 1_000;
/** The pause before another look whether other servers have finished, in ms. */
const turnMs = 200;
const lockNotAvailable = '55P03';

/**
 * The kind of database; the embedded one has one connection and needs no lock, and a pooled one keeps nothing of a
 * session from one transaction to the next (RUN-540).
 */
type Kind = 'embedded' | 'postgres' | 'pooled';

/**
 * Brings the schema up to date, each migration in a transaction of its own (RUN-442). Several
 * instances that start at once on one PostgreSQL take turns.
 * @throws StartupError when the database has migrations that this version does not know, or a lock was not free
 */
export async function migrate(
  pool: Pool,
  kind: Kind,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const turn = kind === 'embedded' ? undefined : await takeTurn(pool);
  try {
    const client = await pool.connect();
    try {
      await client.query(journal);
      const pending = await findPending(client, migrations);
      for (const migration of pending) await apply({ client, kind, turn }, migration);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  } finally {
    await turn?.end();
  }
}

/**
 * Makes sure that the schema is the one of this version, without a change to it.
 * @throws StartupError when it is older or newer
 */
export async function requireSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const pending = await findPending(client, readMigrations());
    if (pending.length === 0) return;
    throw new StartupError(
      `The database lacks ${count(pending.length)} of this version: run "node apps/server/dist/admin.js migrate" ` +
        'first, or set TIYIN_MIGRATE_AT_START to 1.',
    );
  } finally {
    client.release();
  }
}

/** Where drizzle-kit keeps its record, too. */
export const journal = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

/** The right to migrate, which one instance has at a time. */
type Turn = {
  /** Throws where it was lost. */
  readonly hold: () => Promise<void>;
  readonly end: () => Promise<void>;
};

const unlimited = limitNames.map((name) => `set local ${name} = 0`).join(';');

/**
 * Takes a lock that a transaction on a connection of its own keeps: a pooler gives that one connection to
 * nobody else. Asks again and again: a session that waits for the lock would make an index wait that is built
 * concurrently.
 */
async function takeTurn(pool: Pool): Promise<Turn> {
  const client = await pool.connect();
  try {
    for (;;) {
      await client.query(`begin;${unlimited}`);
      // Without parameters: the open portal of a query with some would keep its snapshot, which such an index waits for.
      const { rows } = await client.query<{ isOurs: boolean }>(
        `select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`,
      );
      if (rows[0]?.isOurs) break;
      await client.query('rollback');
      await pause(turnMs);
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    hold: async () => {
      await client.query('select');
    },
    end: () =>
      client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      ),
  };
}

/** @throws StartupError for one of a later version, which may have moved what this one would read and write */
async function findPending(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows: found } = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  if (!found[0]?.journal) return migrations;
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const done = new Set(rows.map((row) => Number(row.created_at)));
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = [...done].filter((number) => !known.has(number)).length;
  if (unknown === 0) return migrations.filter(({ number }) => !done.has(number));
  throw new StartupError(
    `The database has ${count(unknown)} of a later version, ` +
      'which this version does not know: start the version that made them, or a newer one.',
  );
}

function count(migrations: number): string {
  return `${migrations} ${migrations === 1 ? 'migration' : 'migrations'}`;
}

type Place = {
  readonly client: PoolClient;
  readonly kind: Kind;
  readonly turn: Turn | undefined;
};

async function apply(place: Place, migration: Migration): Promise<void> {
  const { client, kind } = place;
  for (let left = tries; ; left -= 1) {
    try {
      if (kind !== 'embedded' && migration.statements.some(isConcurrent)) {
        await applyConcurrently(place, migration);
        await record(client, migration);
      } else {
        await applyAtOnce(place, migration);
      }
      return;
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error;
      if (left <= 1) throw lockFailure();
      await pause(pauseMs);
    }
  }
}

/** Through a pooler a connection has no limits of ours, and none that could be set outside of a transaction. */
async function applyConcurrently({ client, kind }: Place, migration: Migration): Promise<void> {
  if (kind === 'pooled') return runConcurrently(client, migration.statements);
  await client.query(`${liftLimits};set lock_timeout = ${lockTimeoutMs}`);
  try {
    await runConcurrently(client, migration.statements);
  } finally {
    // Where the connection is lost, the error says why.
    await client.query(restoreLimits).catch(() => undefined);
  }
}

async function applyAtOnce({ client, kind, turn }: Place, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    if (kind !== 'embedded') {
      await client.query(`${unlimited};set local lock_timeout = ${lockTimeoutMs}`);
    }
    for (const statement of migration.statements) await client.query(atOnce(statement));
    await record(client, migration);
    await turn?.hold();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Records a migration: its hash and its number. */
export const recorded =
  'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

async function record(client: PoolClient, { hash, number }: Migration): Promise<void> {
  await client.query(recorded, [hash, number]);
}

function lockFailure(): StartupError {
  return new StartupError(
    `A migration did not get its locks within ${(tries * (lockTimeoutMs + pauseMs)) / 1000} s, since other transactions ` +
      'hold them, and nothing of it was kept: run it again when less is going on.',
  );
}
