import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { readConfig } from '../../src/config.ts';
import { BuiltServer, productionEnv } from './built-fleet.ts';
import {
  findPostgresPrograms,
  type MachinePostgres,
  startMachinePostgres,
} from './machine-postgres.ts';
import { missing } from './programs.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const programs = findPostgresPrograms();
const reason =
  missing('bash', 'curl', 'openssl') ??
  (programs === undefined ? 'PostgreSQL with pg_basebackup not installed.' : undefined);

type Block = { readonly kind: string; readonly text: string };

/** The blocks of commands and of settings of a page. */
function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(root, 'docs/operating', page), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, kind = '', block = '']) => ({
    kind,
    text: block,
  }));
}

/** In the order of a reader: the primary is gone after the last one. Some begin where a server runs. */
const pages = [
  { page: 'README.md', isServed: false },
  { page: 'dashboards.md', isServed: true },
  { page: 'environment.md', isServed: false },
  { page: 'sizing.md', isServed: false },
  { page: 'upgrade.md', isServed: true },
  { page: 'archive.md', isServed: false },
  { page: 'backup.md', isServed: false },
  { page: 'failover.md', isServed: false },
];

describe('the commands of docs/operating', () => {
  let postgres: MachinePostgres;
  let server: BuiltServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    if (reason !== undefined || programs === undefined) return;
    postgres = await startMachinePostgres(programs);
    const { folder, port, password, data, account } = postgres;
    for (const name of ['backup', 'replica']) {
      mkdirSync(join(folder, name), { mode: 0o700 });
      chownSync(join(folder, name), account.uid ?? -1, account.gid ?? -1);
    }
    const [ofOwner = '', ofReplica = '', ofServers = ''] = Array.from({ length: 3 }, () =>
      randomBytes(12).toString('hex'),
    );
    const at = (user: string, secret: string, name: string, onPort = port) =>
      `postgres://${user}:${secret}@127.0.0.1:${onPort}/${name}`;
    const [serverPort, managementPort, replicaPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    env = {
      ...productionEnv(at('tiyin', ofOwner, 'tiyin')),
      PATH: `${programs}:${process.execPath.replace(/\/node$/, '')}:${process.env['PATH']}`,
      HOME: folder,
      PORT: String(serverPort),
      TIYIN_MANAGEMENT_PORT: String(managementPort),
      TIYIN_DRAIN_SECONDS: '0',
      TIYIN_PASSWORD: 'a password that nobody guesses 8142',
      ADMIN_URL: at('admin', password, 'postgres'),
      POSTGRES_PASSWORD: ofOwner,
      REPLICATION_PASSWORD: ofReplica,
      SERVER_PASSWORD: ofServers,
      NEXT_PASSWORD: ofServers,
      REPLICATION_URL: `postgres://replica:${ofReplica}@127.0.0.1:${port}`,
      RESTORED_URL: at('tiyin', ofOwner, 'restored'),
      REPLICA_URL: at('tiyin', ofOwner, 'tiyin', replicaPort),
      REPLICA_ADMIN_URL: at('admin', password, 'postgres', replicaPort),
      PGDATA: data,
      BACKUP: join(folder, 'backup'),
      REPLICA_DATA: join(folder, 'replica'),
      REPLICA_PORT: String(replicaPort),
    };
    server = new BuiltServer({ port: serverPort, managementPort }, env);
  });
  afterAll(async () => {
    await server?.kill();
    postgres?.close();
  });

  /** Fails with everything that the block wrote. */
  async function expectSuccess(text: string): Promise<void> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...postgres.account,
    });
    let written = '';
    child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
    // Not "close": a PostgreSQL that it started keeps the output open.
    const code = await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    if (code !== 0) throw new Error(`${text}\nended with ${String(code)}: ${written}`);
  }

  /** Here stands the test for the programs that start servers elsewhere. */
  async function expectStandIn(command: string): Promise<void> {
    if (/^systemctl (enable --now|restart) tiyin$/.test(command)) {
      await server.stop();
      await server.start();
    }
    // Files that the command names are there.
    for (const [path] of command.matchAll(/(?<=\s)deploy\/[\w./-]+/g)) {
      expect(existsSync(join(root, path)), command).toBe(true);
    }
    expect(command).toMatch(/^(docker compose|systemctl|helm|kubectl|npm ci|npm run build)\b/);
  }

  async function expectPage(page: string): Promise<void> {
    for (const { kind, text } of blocksOf(page)) {
      if (kind === 'sh' && !(text.includes('promtool') && missing('promtool'))) {
        await expectSuccess(text);
      }
      if (kind === 'ini') readConfig({ ...env, ...parseEnv(text) }, root);
      if (kind === 'console') {
        for (const line of text.trim().split('\n')) await expectStandIn(line);
      }
    }
  }

  // RUN-457
  test.for(pages)('$page: each command does what it is for', async (page, { skip }) => {
    skip(reason !== undefined, reason);
    if (page.isServed) await server.start();
    await expectPage(page.page);
    await server.stop();
  });

  test('a block is commands that are run, commands of programs that are not here, or settings that the server reads', () => {
    const kinds = pages.flatMap(({ page }) => blocksOf(page).map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['sh', 'console', 'ini']));
  });
});
