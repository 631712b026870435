import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { dataFolder } from './data-folder.ts';

test('data is kept in memory where it has room, else on the disk', () => {
  const folder = tmpdir();
  expect(dataFolder('/disk', { folder, neededBytes: 1 })).toBe(folder);
  expect(dataFolder('/disk', { folder, neededBytes: Number.MAX_SAFE_INTEGER })).toBe('/disk');
  expect(dataFolder('/disk', { folder: '/no-such-folder', neededBytes: 1 })).toBe('/disk');
});
