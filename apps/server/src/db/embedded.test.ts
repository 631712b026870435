import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from './drizzle.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedTemplate } from '../../test/embedded-template.ts';
import { openDatabase } from './database.ts';

let parent: string;
let template: string;

beforeAll(async () => {
  template = await embeddedTemplate();
});

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tiyin-embedded-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

const writing = `
  import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
  const database = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] }, process.argv[2]);
  await database.transaction((tx) => tx.execute('create table written (number int)'));
  for (let number = 1; ; number += 1) {
    await database.transaction((tx) => tx.execute('insert into written values (' + number + ')'));
    console.log(number);
  }`;

const leaving = `
  import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
  await openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] }, process.argv[2]);
  process.exit();`;

/** Writes rows until it is killed after so many; returns the last that it knew to be written. */
async function writeUntilKilled(dataDir: string, rows: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writing, dataDir, template], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    last = Number(chunk.toString().trim().split('\n').at(-1));
    if (last >= rows) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  return last;
}

test('what was committed outlives a process that is killed while writing', async () => {
  const dataDir = join(parent, 'data');
  const last = await writeUntilKilled(dataDir, 20);
  expect(last).toBeGreaterThanOrEqual(20);
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const rows = await database.transaction((tx) =>
      tx.execute(sql`select count(*)::int as count, max(number) as max from written`),
    );
    expect(rows[0]?.['max']).toBeGreaterThanOrEqual(last);
    expect(rows[0]?.['count']).toBe(rows[0]?.['max']);
    expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
    const again = openDatabase({ databaseUrl: undefined, dataDir });
    await expect(again).rejects.toThrow(`The data folder ${dataDir} is in use`);
    await database.ping();
  } finally {
    await database.close();
  }
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  expect(existsSync(join(dataDir, 'socket'))).toBe(false);
});

test('a process that ends without closing it leaves no lock behind', async () => {
  const dataDir = join(parent, 'data');
  const child = spawn(process.execPath, ['--input-type=module', '-e', leaving, dataDir, template]);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readdirSync(dataDir)).toEqual(['database']);
});

test('a first start that was cut short is begun again', async () => {
  const dataDir = join(parent, 'data');
  mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, template);
  await database.ping();
  await database.close();
  expect(readdirSync(dataDir)).toEqual(['database']);
});

test('a folder too deep for a socket works', async () => {
  const dataDir = join(parent, 'a'.repeat(60), 'b'.repeat(60));
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, template);
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

test('a folder that holds something else is named and let go', async () => {
  const dataDir = join(parent, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'database'), 'a file');
  const opening = openDatabase({ databaseUrl: undefined, dataDir });
  await expect(opening).rejects.toThrow(
    `The embedded database in ${dataDir} cannot be opened, it may be damaged`,
  );
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});
