import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import type { Daemon } from '../drill/ha/daemon.ts';
import { makePooler, poolerProgram, readPoolerVersion } from '../drill/ha/pooler.ts';
import { createPostgresDatabase } from '../postgres-template.ts';
import { findAccount } from './machine-postgres.ts';
import { missing } from './programs.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const reason = missing(poolerProgram);
/** Fewer than the connections of one server: they share. */
const size = 3;

/** The server's way through PgBouncer by its sample, in transaction mode. */
describe('behind PgBouncer', () => {
  const folder = mkdtempSync('/tmp/tiyin-pooler-');
  let drop: () => Promise<void>;
  let pooler: Daemon;
  let url: string;
  let servers: readonly Database[] = [];

  const open = () =>
    openDatabase({
      databaseUrl: url,
      dataDir: 'memory://',
      pooling: { mode: 'transaction', isPrepared: readPoolerVersion().isPrepared },
    });

  beforeAll(async () => {
    if (reason !== undefined) return;
    if (!postgres) throw new Error('It needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    const database = await createPostgresDatabase(postgres);
    ({ drop } = database);
    const behind = new URL(database.url);
    const port = await freePort();
    const account = findAccount();
    chmodSync(folder, 0o755);
    pooler = makePooler({
      folder,
      account,
      port,
      primaryPort: Number(behind.port),
      name: behind.pathname.slice(1),
      password: behind.password,
      size,
    });
    if (account.uid !== undefined) {
      execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    }
    pooler.start();
    url = `postgres://tiyin:${behind.password}@127.0.0.1:${port}/tiyin`;
    servers = [await openOnceThere(), await open()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await pooler?.kill();
    await drop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(({ skip }) => skip(reason !== undefined, reason));

  async function openOnceThere(): Promise<Database> {
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!String(error).includes('nothing listens there')) throw error;
        await pause(20);
      }
    }
  }

  // RUN-540
  test('the statements of two servers on shared connections are never mixed up', async () => {
    const send = (server: Database, number: number) =>
      server.transaction(async (tx) => {
        const [one] = await tx.execute(sql.raw(`select ${number} as value`));
        const [two] = await tx.execute(sql.raw(`select ${number} + 1 as value`));
        return [one?.['value'], two?.['value']];
      });
    const numbers = Array.from({ length: 400 }, (_, index) => index % 40);
    const answers = await Promise.all(
      numbers.map((number, index) => send(index % 2 ? at(0) : at(1), number)),
    );
    expect(answers).toEqual(numbers.map((number) => [number, number + 1]));
  });

  // RUN-540
  test('a lock of a transaction is held by one at a time, and settings stay in it', async () => {
    let inside = 0;
    let most = 0;
    const hold = (database: Database) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(77)`);
        inside += 1;
        most = Math.max(most, inside);
        const [row] = await tx.execute(sql`select current_setting('lock_timeout') as lock`);
        inside -= 1;
        return row?.['lock'];
      });
    const locks = await Promise.all(
      Array.from({ length: 30 }, (_, index) => hold(index % 2 ? at(0) : at(1))),
    );
    expect(most).toBe(1);
    expect(new Set(locks)).toEqual(new Set(['8s']));
  });

  // RUN-540
  test('files are copied, and servers start and migrate while others work', async () => {
    const busy = Promise.all(
      Array.from({ length: 50 }, () => at(0).query((tx) => tx.execute(sql`select 1`))),
    );
    const more = await Promise.all([open(), open(), open()]);
    for (const each of more) {
      const lines = await each.copyOut?.('select generate_series(1, 3)');
      expect(lines && (await buffer(lines)).toString()).toBe('1\r\n2\r\n3\r\n');
      await each.close();
    }
    await busy;
  });

  // RUN-540
  test('without its setting a server refuses to start, in one sentence', async () => {
    await expect(openDatabase({ databaseUrl: url, dataDir: 'memory://' })).rejects.toThrow(
      /is behind a pooler that takes no settings of a connection: set DATABASE_POOLING to transaction\.$/,
    );
  });

  // RUN-541
  test('servers come back by themselves when the pooler was gone', async () => {
    await pooler.kill();
    await expect(at(0).ping()).rejects.toThrow(/Connection terminated|ECONNREFUSED|ECONNRESET/);
    pooler.start();
    const send = () => at(0).query((tx) => tx.execute(sql`select 1 as one`));
    await expect
      .poll(() => send().catch(() => undefined), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
  });

  function at(index: 0 | 1): Database {
    const database = servers[index];
    if (!database) throw new Error('the servers are not there');
    return database;
  }
});
