import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { type ServerProcess, serverAlone, startServer } from './server-process.ts';

// A first start makes a database and lives the demo's history.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let dataDir: string;
const started: ServerProcess[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tiyin-process-'));
});

afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true });
});

/** Making a history takes longer than everything that is tested here. */
const few = { TIYIN_DEMO_INVOICES: '20' };

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServer({
    PORT: '0',
    TIYIN_DATA_DIR: dataDir,
    TIYIN_DEMO: '1',
    ...few,
    ...env,
  });
  started.push(server);
  return server;
}

/** The promise of every failed start. */
async function expectOneSentence(server: ServerProcess, sentence: RegExp): Promise<void> {
  const { code, stdout, stderr } = await server.ended;
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

describe('a demo, from its first start to its end', () => {
  let demo: ServerProcess;
  let text: string;

  const printed = (label: string): string =>
    new RegExp(`${label} +(\\S+)`).exec(text)?.[1] ?? `no ${label}`;

  async function startDemo(): Promise<void> {
    demo = start();
    text = await demo.printed('Ctrl-C');
  }

  async function expectPage(address: string): Promise<void> {
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  }

  beforeAll(startDemo);

  // RUN-7
  test('it prints logins, key, addresses and where the data lies, and answers there', async () => {
    expect(text).toContain('operator / operator-demo');
    expect(text, 'a line of the log among what a newcomer reads').not.toContain('"level"');
    expect(printed("Merchant's key")).toBe('tiyin_demo_key');
    expect(printed('Its public key')).toMatch(/^[\w+/]{59}=$/);
    expect(printed('Data')).toBe(dataDir);
    const health = await fetch(`${printed('Back office')}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok', database: 'embedded' });
    await expectPage(printed('Back office'));
    await expectPage(printed('Deposit form'));
  });

  test('a second server on its folder is refused in one sentence with the pid of the first', () =>
    expectOneSentence(
      start(),
      new RegExp(
        `^The data folder ${dataDir} is in use by another server, process ${demo.child.pid}:`,
      ),
    ));

  // RUN-10
  test('after kill -9 the next start has the same form', async () => {
    const { pathname } = new URL(printed('Deposit form'));
    demo.child.kill('SIGKILL');
    await demo.ended;
    await startDemo();
    await expectPage(`${printed('Back office')}${pathname}`);
  });

  test('Ctrl-C ends it with nothing left behind but the data and the statement to import', async () => {
    demo.child.kill('SIGINT');
    expect(await demo.ended).toMatchObject({ code: 0, stderr: '' });
    const [statement] = /statement-of-account-\d+\.csv/.exec(printed('To import')) ?? [];
    const left = ['database', 'secret', 'server.log', statement];
    expect(readdirSync(dataDir).toSorted()).toEqual(left);
  });

  test('its log has the requests, without the secret ids of forms', () => {
    const log = readFileSync(join(dataDir, 'server.log'), 'utf8');
    expect(log).toContain('/api/health');
    expect(log).not.toContain(new URL(printed('Deposit form')).pathname.split('/').at(-1));
  });
});

test('a port in use is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sentence = new RegExp(`^Port ${port} on 127.0.0.1 is in use by another program:`);
  await expectOneSentence(start({ PORT: String(port) }), sentence);
  other.close();
});

// RUN-920
test('a management port in use is one sentence, before anything is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = join(dataDir, 'unopened');
  const env = { PORT: '0', PUBLIC_URL: 'https://pay.example', TIYIN_DATA_DIR: folder };
  const server = startServer({ ...env, TIYIN_MANAGEMENT_PORT: String(port) }, serverAlone);
  started.push(server);
  const sentence = new RegExp(`^Port ${port} .*set TIYIN_MANAGEMENT_PORT to a free port`);
  await expectOneSentence(server, sentence);
  expect(existsSync(folder)).toBe(false);
  other.close();
});

test('a wrong value is one sentence', async () => {
  await expectOneSentence(start({ PORT: 'http' }), /^PORT is "http"/);
});

test('a demo that the program does not bring is one sentence', async () => {
  const server = startServer({ PORT: '0', TIYIN_DATA_DIR: dataDir, TIYIN_DEMO: '1' }, serverAlone);
  started.push(server);
  await expectOneSentence(server, /^TIYIN_DEMO is 1, and this program has no demo/);
});

// RUN-14
test('a database that does not answer is one sentence', async () => {
  const server = start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/tiyin' });
  await expectOneSentence(server, /^The database at 127\.0\.0\.1:1\/tiyin does not answer/);
});

// RUN-458
test('outside a demo the log is all that is printed', async () => {
  const other = join(dataDir, 'other');
  const made = await openDatabase(
    { databaseUrl: undefined, dataDir: other },
    await embeddedTemplate(),
  );
  await made.close();
  const server = start({
    TIYIN_DEMO: '0',
    PUBLIC_URL: 'https://pay.example',
    TIYIN_DATA_DIR: other,
    TIYIN_OUTGOING: 'off',
  });
  const text = await server.printed('the server is ready');
  expect(text).toContain('"outgoing":"off"');
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
