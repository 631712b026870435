import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import {
  findPostgresPrograms,
  type MachinePostgres,
  startMachinePostgres,
} from './machine-postgres.ts';
import { missing } from './programs.ts';
import { deployFolder } from './proxies.ts';

const folderOfCompose = join(deployFolder, 'compose');
const file = readFileSync(join(folderOfCompose, 'compose.yaml'), 'utf8');
const allOf = (pattern: RegExp): string[] =>
  [...file.matchAll(pattern)].map(([, text = '']) => text);

describe('the compose file', () => {
  // RUN-451
  test('mounts files that are there, and its example has every variable', () => {
    const mounted = allOf(/- (\.\.?\/[\w./-]+):/g).filter((path) => path !== './tls');
    expect(mounted.length).toBeGreaterThan(5);
    for (const path of mounted) expect(existsSync(join(folderOfCompose, path)), path).toBe(true);
    const example = readFileSync(join(folderOfCompose, '.env.example'), 'utf8');
    for (const name of allOf(/\$\{(\w+):\?/g))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  // RUN-451
  test('has the addresses of the samples beside it', () => {
    for (const sample of ['nginx/tiyin.conf', 'prometheus/prometheus.yml']) {
      const text = readFileSync(join(deployFolder, sample), 'utf8');
      const addresses = [...text.matchAll(/(?<!# .*)\b10\.0\.0\.\d+/g)].map(([address]) => address);
      expect(addresses).toHaveLength(3);
      for (const address of addresses) expect(file).toContain(`ipv4_address: ${address} `);
    }
  });
});

describe('the scripts of its databases', () => {
  const programs = findPostgresPrograms();
  const reason =
    missing('sh') ??
    (programs === undefined ? 'PostgreSQL with pg_basebackup not installed.' : undefined);
  let primary: MachinePostgres;
  let replica: ChildProcess | undefined;
  let env: NodeJS.ProcessEnv;
  let replicaPort: number;

  beforeAll(async () => {
    if (programs === undefined || reason !== undefined) return;
    primary = await startMachinePostgres(programs);
    const { folder, account, port, password, data } = primary;
    mkdirSync(join(folder, 'replica'), { mode: 0o700 });
    chownSync(join(folder, 'replica'), account.uid ?? -1, account.gid ?? -1);
    replicaPort = await freePort();
    env = {
      PATH: `${programs}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGPASSWORD: password,
      PGDATA: data,
      POSTGRES_USER: 'admin',
      POSTGRES_DB: 'postgres',
      REPLICATION_PASSWORD: 'replicated',
      PRIMARY_HOST: '127.0.0.1',
      PRIMARY_PORT: String(port),
    };
  });
  afterAll(async () => {
    if (replica && replica.exitCode === null) {
      replica.kill('SIGINT');
      await once(replica, 'exit');
    }
    primary?.close();
  });

  async function valueAt(port: number, query: string): Promise<unknown> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'admin',
      password: primary.password,
      database: 'postgres',
    });
    await client.connect();
    try {
      const { rows } = await client.query<{ value: unknown }>(query);
      return rows[0]?.value;
    } finally {
      await client.end();
    }
  }

  // RUN-451
  test('make a replica that follows, and starts again on its own copy', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const { account, folder, port } = primary;
    const allowed = spawnSync('sh', [join(folderOfCompose, 'postgres/allow-replica.sh')], {
      env,
      encoding: 'utf8',
      ...account,
    });
    expect([allowed.status, allowed.stderr]).toEqual([0, '']);
    await valueAt(port, 'select pg_reload_conf() as value');
    for (const value of [1, 2]) {
      replica = spawn(
        'sh',
        [join(folderOfCompose, 'postgres/start-replica.sh')].concat([
          '-p',
          String(replicaPort),
          '-h',
          '127.0.0.1',
          '-k',
          folder,
        ]),
        { env: { ...env, PGDATA: join(folder, 'replica') }, stdio: 'ignore', ...account },
      );
      await valueAt(port, `create table if not exists followed (value integer)`);
      await valueAt(port, `insert into followed values (${value})`);
      const read = () =>
        valueAt(replicaPort, 'select max(value) as value from followed').catch(() => undefined);
      while ((await read()) !== value) {
        expect(replica.exitCode).toBeNull();
        await pause(50);
      }
      expect(await valueAt(replicaPort, 'select pg_is_in_recovery() as value')).toBe(true);
      replica.kill('SIGINT');
      await once(replica, 'exit');
    }
  });
});
