import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { borrowed } from './translated.ts';
import { root } from '../../../../scripts/texts/root.ts';
import { borrowedBy } from '../../../../scripts/texts/read-borrowed.ts';

const screens = readdirSync(join(root, 'apps/backoffice/src/screens'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

// OFFICE-802
test.each(['open-pages', ...screens])(
  '%s loads the catalogue of each text that it shows',
  (screen) => {
    expect(borrowed[screen] ?? []).toEqual(borrowedBy(screen));
  },
);
