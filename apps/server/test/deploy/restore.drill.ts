import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { startServer } from '../server-process.ts';
import { builtServer, fleetSecret } from './built-fleet.ts';
import {
  findPostgresPrograms,
  type MachinePostgres,
  startMachinePostgres,
} from './machine-postgres.ts';
import { missing } from './programs.ts';

/** Invoices of the demo's history: a person measures with more of them (docs/operating/backup.md). */
const invoices = Number(process.env['RESTORE_INVOICES'] ?? 2000);

const programs = findPostgresPrograms() ?? '';
const reason =
  missing('tar') ?? (programs === '' ? 'PostgreSQL with pg_basebackup not installed.' : undefined);
const execute = promisify(execFile);

describe('a backup of a system with a history', () => {
  let postgres: MachinePostgres;
  const secret = fleetSecret.toString('base64');
  const urlOf = (name: string, port = postgres.port) =>
    `postgres://admin:${postgres.password}@127.0.0.1:${port}/${name}`;

  beforeAll(async () => {
    if (reason !== undefined) return;
    postgres = await startMachinePostgres(programs);
    await run('psql', urlOf('postgres'), '--command=create database tiyin');
    const port = await freePort();
    const server = startServer({
      DATABASE_URL: urlOf('tiyin'),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TIYIN_DEMO: '1',
      TIYIN_DEMO_INVOICES: String(invoices),
      TIYIN_OUTGOING: 'off',
      TIYIN_SECRET: secret,
    });
    await server.printed('Tiyin is ready');
    server.child.kill('SIGTERM');
    await server.ended;
  });
  afterAll(() => postgres?.close());

  /** Runs a program of PostgreSQL, or another, as its user; returns its time in s. */
  async function run(program: string, ...args: readonly string[]): Promise<number> {
    const path = program === 'tar' ? program : join(programs, program);
    const startedAt = performance.now();
    await execute(path, args, { cwd: postgres.folder, ...postgres.account });
    return (performance.now() - startedAt) / 1000;
  }

  /** Every invariant and the chain of the audit; returns its time in s. */
  async function verify(url: string): Promise<number> {
    const startedAt = performance.now();
    const env = { ...process.env, DATABASE_URL: url, TIYIN_SECRET: secret };
    await execute(process.execPath, [join(builtServer, 'admin.js'), 'verify'], { env });
    return (performance.now() - startedAt) / 1000;
  }

  // RUN-459
  test('a dump is restored with every row, and verified', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const dump = join(postgres.folder, 'tiyin.dump');
    const dumped = await run('pg_dump', urlOf('tiyin'), '--format=custom', `--file=${dump}`);
    await run('psql', urlOf('postgres'), '--command=create database restored');
    const restored = await run(
      'pg_restore',
      '--exit-on-error',
      '--no-owner',
      `--dbname=${urlOf('restored')}`,
      dump,
    );
    // A dump has no statistics: without them the checks took thirty times as long.
    const analyzed = await run(
      'vacuumdb',
      '--analyze-only',
      '--quiet',
      `--dbname=${urlOf('restored')}`,
    );
    const verified = await verify(urlOf('restored'));
    const before = await countRows(urlOf('tiyin'));
    expect(Object.fromEntries(before)['invoice']).toBeGreaterThanOrEqual(invoices);
    expect(await countRows(urlOf('restored'))).toEqual(before);
    const MB = statSync(dump).size / 1e6;
    report('dump', { MB, dumped, restored, analyzed, verified });
  });

  // RUN-459
  test('a base backup starts as a server of its own with every row, and is verified', async ({
    skip,
  }) => {
    skip(reason !== undefined, reason);
    const { account, folder } = postgres;
    const [backup, data] = [join(folder, 'base'), join(folder, 'copy')];
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, account.uid ?? -1, account.gid ?? -1);
    const taken = await run(
      'pg_basebackup',
      `--dbname=${urlOf('postgres')}`,
      `--pgdata=${backup}`,
      '--format=tar',
      '--gzip',
      '--wal-method=stream',
      '--checkpoint=fast',
    );
    const unpacked =
      (await run('tar', '-xzf', join(backup, 'base.tar.gz'), '-C', data)) +
      (await run('tar', '-xzf', join(backup, 'pg_wal.tar.gz'), '-C', join(data, 'pg_wal')));
    const port = await freePort();
    const started = await run(
      'pg_ctl',
      'start',
      '--wait',
      '--silent',
      `--pgdata=${data}`,
      `--log=${folder}/copy.log`,
      `--options=-p ${port} -h 127.0.0.1 -k ${folder}`,
    );
    const verified = await verify(urlOf('tiyin', port));
    expect(await countRows(urlOf('tiyin', port))).toEqual(await countRows(urlOf('tiyin')));
    const MB = statSync(join(backup, 'base.tar.gz')).size / 1e6;
    report('base backup', { MB, taken, unpacked, started, verified });
  });
});

/** The rows of each table, by its name. */
async function countRows(url: string): Promise<readonly (readonly [string, number])[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: string }>(
    `select relname as name, (xpath('/row/c/text()',
       query_to_xml(format('select count(*) as c from public.%I', relname), false, true, '')))[1]::text as count
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  await client.end();
  return rows.map(({ name, count }) => [name, Number(count)]);
}

function report(kind: string, figures: Readonly<Record<string, number>>): void {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  process.stdout.write(`${kind} of ${invoices} invoices: ${words.join(', ')} (times in s)\n`);
}
