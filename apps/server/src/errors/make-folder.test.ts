import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'tiyin-folder-'));
  writeFileSync(join(parent, 'file'), '');
});
afterAll(() => rmSync(parent, { recursive: true }));

// RUN-944
test('a folder is made with those above it, for this user alone, and once', () => {
  const folder = join(parent, 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  for (const made of [folder, join(parent, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

// RUN-944
test.runIf(process.platform === 'linux')('a file system that takes no folder is an error', () => {
  expect(() => makeFolder('/proc/self/tiyin/archive')).toThrow('ENOENT');
});

// RUN-944
test('a file in place of the folder, or above it, is an error', () => {
  expect(() => makeFolder(join(parent, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(parent, 'file', 'a', 'b'))).toThrow('ENOTDIR');
});
