import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { liftLimits, restoreLimits } from './limits.ts';
import { isConcurrent, runConcurrently } from './concurrent-index.ts';
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

/** The kind of database; the embedded one has one connection and needs no lock. */
type Kind = 'embedded' | 'postgres';

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
  const client = await pool.connect();
  try {
    if (kind === 'postgres') await client.query(liftLimits);
    if (kind === 'postgres') await takeTurn(client);
    await client.query(journal);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await apply(client, kind, migration);
    if (kind === 'postgres') await client.query('select pg_advisory_unlock($1)', [lockKey]);
    if (kind === 'postgres') await client.query(restoreLimits);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back, whatever state the migration left it in.
    client.release(true);
    throw error;
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
const journal = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

/** Asks again and again: a session that waits for the lock would make an index wait that is built concurrently. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [lockKey],
    );
    if (rows[0]?.isOurs) return;
    await pause(turnMs);
  }
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

async function apply(client: PoolClient, kind: Kind, migration: Migration): Promise<void> {
  if (kind === 'postgres') await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  for (let left = tries; ; left -= 1) {
    try {
      if (kind === 'postgres' && migration.statements.some(isConcurrent)) {
        await runConcurrently(client, migration.statements);
        await record(client, migration);
      } else {
        await applyAtOnce(client, migration);
      }
      return;
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error;
      if (left <= 1) throw lockFailure();
      await pause(pauseMs);
    }
  }
}

async function applyAtOnce(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of migration.statements) await client.query(statement);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function record(client: PoolClient, { hash, number }: Migration): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, number],
  );
}

function lockFailure(): StartupError {
  return new StartupError(
    `A migration did not get its locks within ${(tries * (lockTimeoutMs + pauseMs)) / 1000} s, since other transactions ` +
      'hold them, and nothing of it was kept: run it again when less is going on.',
  );
}
