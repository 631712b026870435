import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { withoutValues } from './db/query-error.ts';
import { createLogger } from './logging.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ write: (line) => lines.push(line) }));
  return lines.join('');
}

// PEOPLE-42
test.each([
  ['a field', { password: 'hunter2' }, 'x', 'hunter2'],
  ['a nested field', { body: { apiKey: 'hunter2' } }, 'x', 'hunter2'],
  ['a card number in a text', {}, 'paid to 8600 1234 1234 1234.', '1234 1234'],
  ['a card number in a field', { value: '8600123412341234' }, 'x', '8600123412341234'],
  ['a phone', {}, 'call +998901234567', '998901234567'],
  ['a Russian phone', {}, 'call +79161234567', '9161234567'],
  ['a Russian phone as people write it', {}, 'call +7 (916) 123-45-67', '123-45-67'],
  ['a Russian phone without its plus', {}, 'call 89161234567', '9161234567'],
  ['a bearer token', {}, 'Authorization: Bearer abc.def-ghi', 'abc.def'],
  ['an API key', {}, 'key tiyin_live_0123456789abcdef', '0123456789'],
])('%s is not in the line', (_, fields, text, confidential) => {
  const line = logged((logger) => logger.warn(fields, text));
  expect(line).toContain('[masked]');
  expect(line).not.toContain(confidential);
  expect(() => JSON.parse(line)).not.toThrow();
});

test('ids, amounts, times and durations stay readable', () => {
  const fields = {
    invoiceId: '019a2b3c-4d5e-7f60-8123-456789012345',
    amount: 10_000_000_000,
    sum: 8_600_123_412_341_234,
    responseTime: 12.345678901234567,
  };
  const line = logged((logger) => logger.info(fields, 'request completed'));
  expect(JSON.parse(line)).toMatchObject({ ...fields, msg: 'request completed' });
});

// RUN-15
test('a request is named by its route, since its address may hold a form id', () => {
  const req = { method: 'GET', url: '/pay/secret-form', routeOptions: { url: '/pay/:formId' } };
  const line = logged((logger) => logger.info({ req }, 'incoming request'));
  expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', route: '/pay/:formId' } });
  expect(line).not.toContain('secret-form');
});

// RUN-16
test('the error of a query is logged without its parameters', () => {
  const failure = new DrizzleQueryError(
    'insert into person values ($1)',
    ['hunter2'],
    new Error('no'),
  );
  const line = logged((logger) => logger.error({ err: withoutValues(failure) }, 'failed'));
  expect(line).not.toContain('hunter2');
  expect(JSON.parse(line)).toMatchObject({ err: { query: 'insert into person values ($1)' } });
});

// RUN-444
test('a line names its level, host, process and role, and those below the level are left out', () => {
  const saying = `
    import { openLog } from ${JSON.stringify(new URL('./logging.ts', import.meta.url).href)};
    const log = openLog({ isDemo: false, dataDir: '', process: { logLevel: 'warn', role: 'jobs' } });
    log.info('left out');
    log.warn('written');
    console.error(process.pid);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', saying]);
  expect(JSON.parse(stdout.toString())).toMatchObject({
    level: 'warn',
    host: hostname(),
    pid: Number(stderr.toString()),
    role: 'jobs',
    msg: 'written',
  });
});

// RUN-17
test('lines just before the end of the process are written', () => {
  const saying = `
    import { openLog } from ${JSON.stringify(new URL('./logging.ts', import.meta.url).href)};
    const log = openLog({ isDemo: false, dataDir: '', process: { logLevel: 'info', role: 'all' } });
    log.info('first');
    log.info('last');
    process.exit();`;
  const written = execFileSync(process.execPath, ['--input-type=module', '-e', saying]).toString();
  expect(written.trim().split('\n')).toEqual([
    expect.stringContaining('first'),
    expect.stringContaining('last'),
  ]);
});

const isFullDiskThere = existsSync('/dev/full');

// RUN-249
test.skipIf(!isFullDiskThere).each([['production'], ['demo']])(
  'a full disk under the log of a %s server stops neither its work nor its end',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tiyin-log-'));
    symlinkSync('/dev/full', join(folder, 'server.log'));
    const working = `
      import { setImmediate } from 'node:timers/promises';
      import { openLog } from ${JSON.stringify(new URL('./logging.ts', import.meta.url).href)};
      const isDemo = ${JSON.stringify(kind === 'demo')};
      const log = openLog({ isDemo, dataDir: ${JSON.stringify(folder)}, process: { logLevel: 'info', role: 'all' } });
      for (let turn = 0; turn < 100; turn += 1) {
        for (let line = 0; line < 100; line += 1) log.warn({ text: 'x'.repeat(1000) }, 'said');
        await setImmediate();
      }
      process.exit(7);`;
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', working], {
      stdio: ['ignore', full, 'pipe'],
    });
    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(child.stderr?.read()).toBeNull();
    rmSync(folder, { recursive: true });
  },
);
