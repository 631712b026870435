import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secret-file.ts';

let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tiyin-secret-'));
  dataDir = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true }));

test('a secret is made once, for the owner only', () => {
  const made = loadSecret({ secret: undefined, dataDir });
  expect(made).toHaveLength(32);
  expect(loadSecret({ secret: undefined, dataDir }).equals(made)).toBe(true);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('the secret of the environment is used first and is not stored', () => {
  const given = Buffer.alloc(32, 9);
  expect(loadSecret({ secret: given, dataDir })).toBe(given);
  expect(() => readFileSync(join(dataDir, 'secret'))).toThrow('ENOENT');
});

// RUN-6
test('a damaged secret is never replaced', () => {
  loadSecret({ secret: undefined, dataDir });
  writeFileSync(join(dataDir, 'secret'), '');
  expect(() => loadSecret({ secret: undefined, dataDir })).toThrow(/^The secret in .* is damaged/);
});

test('a data folder that is a file is named', () => {
  writeFileSync(dataDir, '');
  expect(() => loadSecret({ secret: undefined, dataDir })).toThrow(
    `The data folder ${dataDir} cannot be used`,
  );
});
