import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { createPostgresDatabase } from './postgres-template.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;

describe.skipIf(postgres === undefined)('the built server', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  const started: ServerProcess[] = [];

  beforeAll(async () => {
    database = await createPostgresDatabase(postgres ?? '');
  });
  afterAll(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL');
      await ended;
    }
    await database.drop();
  });

  async function start(role: string) {
    const [port, managementPort] = [await freePort(), await freePort()];
    const server = startServer(
      {
        DATABASE_URL: database.url,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: 'https://pay.example',
        TIYIN_DEMO: '0',
        TIYIN_MANAGEMENT_PORT: String(managementPort),
        TIYIN_MIGRATE_AT_START: '0',
        TIYIN_ROLE: role,
        TIYIN_SECRET: randomBytes(32).fill(7).toString('base64'),
      },
      main,
    );
    started.push(server);
    await server.printed('the server is ready');
    const at = `http://127.0.0.1:${port}`;
    return { server, at, management: `http://127.0.0.1:${managementPort}` };
  }

  const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

  // RUN-441
  test('serves the pages of both apps and the form without a script, is watched, and ends in order', async () => {
    const { server, at, management } = await start('web');
    expect(await textOf(`${at}/`)).toContain('/backoffice-assets/');
    const form = `${at}/payment/${'a'.repeat(32)}`;
    expect(await textOf(form)).toContain('<html lang="en"');
    expect(await textOf(`${form}/plain`)).toContain('<html');
    // Checked by the contract, whose schemas are compiled now.
    const health = await fetch(`${at}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok', database: 'postgres' });
    expect(await textOf(`${management}/readyz`)).toBe('ready\n');
    expect(await textOf(`${management}/metrics`)).toContain('route="/payment/:formId/plain"');
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  // RUN-926
  test('without its packages and without DATABASE_URL is one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tiyin-bare-'));
    const built = dirname(dirname(main));
    for (const name of ['dist', 'package.json']) {
      cpSync(join(built, name), join(folder, name), { recursive: true });
    }
    const env = {
      PORT: '0',
      PUBLIC_URL: 'https://pay.example',
      TIYIN_DATA_DIR: join(folder, 'data'),
    };
    const server = startServer(env, join(folder, 'dist/main.js'));
    started.push(server);
    const sentence =
      'DATABASE_URL is not set, and the embedded database is not installed here: set DATABASE_URL.\n';
    expect(await server.ended).toMatchObject({ code: 1, stderr: sentence });
    rmSync(folder, { recursive: true });
  });

  // RUN-441
  test('for jobs alone has its probes, and no port for requests', async () => {
    const { server, at, management } = await start('jobs');
    expect(await textOf(`${management}/livez`)).toBe('alive\n');
    await expect(fetch(`${at}/api/health`)).rejects.toThrow('fetch failed');
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });
});
