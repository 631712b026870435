import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../src/db/database.ts';
import { migrationsHash } from './migrations-hash.ts';

/** Makes the test files of one run take turns at making the template. */
const lockKey = 0x74_65_73_74;

type TestPostgres = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * Creates a migrated database on a server, as a copy of a template that is made once.
 * @param server address of a user who may create databases
 */
export async function createPostgresDatabase(server: string): Promise<TestPostgres> {
  const template = `tiyin_template_${migrationsHash()}`;
  const name = `tiyin_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureTemplate(client, server, template);
    // By the log, the default, it takes three times as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    // A statement is planned once for a connection, and not for its first five executions: most run fewer times here.
    await client.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  });
  const drop = (): Promise<void> =>
    onServer(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: addressOf(server, name), drop };
}

/** Made under another name first: one that failed half-way is not taken for the template. */
async function ensureTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const database = await openDatabase({
    databaseUrl: addressOf(server, draft),
    dataDir: 'memory://',
  });
  await database.close();
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectTo(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A connection of one's own, to be ended by its user. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The address of a database on a server, given that of another one there. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
