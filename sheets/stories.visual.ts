import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { root } from '../scripts/bootstrap.mjs';
import { productRules } from '../scripts/product-rules.ts';
import { readStories } from '../scripts/story-facts.ts';
import { failuresOf, test } from './play.ts';
import { storiesByFile } from './storybook-index.ts';

/** The tests that keep a rule of docs/product, as `path › title`. */
const kept = new Set(productRules().flatMap(({ tests }) => tests));

/**
 * Whether the full run alone plays a story: one in another size of the window, which needs a page that takes as long as
 * twenty stories, and of the apps one that keeps no rule.
 */
function isForFull(file: string, name: string | undefined, isSized: boolean): boolean {
  return isSized || (file.startsWith('apps/') && !kept.has(`${file} › ${name}`));
}

/* They follow one another on one page, as for a person who goes through Storybook. */
for (const [file, stories] of storiesByFile()) {
  const facts = readStories(readFileSync(`${root}/${file}`, 'utf8'));
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      const isSized = facts.some(({ name, isSized: is }) => name === story.exportName && is);
      const tag = isForFull(file, story.exportName, isSized) ? '@full' : [];
      test(story.exportName ?? story.name, { tag }, async ({ player }) => {
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
