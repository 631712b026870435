import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiyin-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const holding = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
  lockFolder(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 1000);`;

async function holder() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

// RUN-9
test('a folder that a running process holds is refused in one sentence with its pid', async () => {
  const child = await holder();
  try {
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another server, process ${child.pid}: stop that one ` +
        'or set TIYIN_DATA_DIR to another folder.',
    );
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

test('the lock of a killed process is cleared', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  const release = lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
  release();
});

test.runIf(process.platform === 'linux')(
  'a lock is stale when its pid now belongs to a later process',
  () => {
    const lock = { pid: process.ppid, startedAt: 'another boot:1' };
    writeFileSync(join(folder, 'lock'), JSON.stringify(lock));
    expect(() => lockFolder(folder)()).not.toThrow();
  },
);

test.each(['', '{', 'null', '{"pid":"1"}'])('a lock that reads %o is stale', (text) => {
  writeFileSync(join(folder, 'lock'), text);
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('one process takes a folder once, and again after releasing it', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  release();
  lockFolder(folder)();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
