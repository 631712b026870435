import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every story of the apps is run in dark, too, on every commit', () => {
  const files = globSync('apps/*/src/**/*.stories.tsx');
  const untagged = files.filter((file) => !readFileSync(file, 'utf8').includes("tags: ['screen']"));
  expect(files.length).toBeGreaterThan(10);
  expect(untagged).toEqual([]);
});
