import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { root } from '../scripts/bootstrap.mjs';
import { readStories } from '../scripts/story-facts.ts';
import { failuresOf, test } from './play.ts';
import { storiesByFile } from './storybook-index.ts';

/* They follow one another on one page, as for a person who goes through Storybook. */
for (const [file, stories] of storiesByFile()) {
  const facts = readStories(readFileSync(`${root}/${file}`, 'utf8'));
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      // In the full run: a window of another size needs a page of its own, which takes as long as twenty stories.
      const isSized = facts.some(({ name, isSized: is }) => name === story.exportName && is);
      test(story.exportName ?? story.name, { tag: isSized ? '@sized' : [] }, async ({ player }) => {
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
