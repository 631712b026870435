import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { root } from '../scripts/bootstrap.mjs';
import { readStories } from '../scripts/story-facts.ts';
import { failuresOf, test } from './play.ts';
import { storiesByFile } from './storybook-index.ts';

/* The stories of a package follow one another on one page, as for a person who goes through Storybook. */
for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(story.exportName ?? story.name, async ({ player }) => {
        expect(await failuresOf(player, story)).toEqual([]);
      });
    }
  });
}

// RUN-250
test('every story of the sources is one of these', () => {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const written = files.flatMap((file) =>
    readStories(readFileSync(`${root}/${file}`, 'utf8')).map(({ name }) => `${file} ${name}`),
  );
  const played = [...storiesByFile()].flatMap(([file, stories]) =>
    stories.map(({ exportName }) => `${file} ${exportName}`),
  );
  expect(played.length).toBeGreaterThan(0);
  expect(played.toSorted()).toEqual(written.toSorted());
});
