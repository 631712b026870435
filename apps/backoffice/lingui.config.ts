import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.{test,stories,fixture}.*', 'src/fixtures/**'];

/** The page loads these screens in any case. */
const ofThePage = ['unexpected-error'];

const screens = readdirSync(new URL('src/screens', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !ofThePage.includes(each.name))
  .map(({ name }) => name);

/* So that a new text moves no other. */
const orderBy = 'messageId';

/** One catalogue for each screen, and one for what all of them share. Paths are whole, because Storybook is built elsewhere. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru', 'uz'],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy,
  catalogs: [
    {
      path: '<rootDir>/src/texts/shared/{locale}',
      include: ['src'],
      exclude: [...exclude, ...screens.map((name) => `src/screens/${name}/**`)],
    },
    ...screens.map((name) => ({
      path: `<rootDir>/src/texts/${name}/{locale}`,
      include: [`src/screens/${name}`],
      exclude,
    })),
  ],
});
