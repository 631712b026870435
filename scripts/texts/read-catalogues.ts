import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from './root.ts';

const folder = 'apps/backoffice/src/texts';

/** A catalogue of one language: translations by the ids of the texts, which are the English texts. */
export interface Catalogue {
  readonly name: string;
  readonly language: string;
  readonly translations: ReadonlyMap<string, string>;
}

/** The catalogues of the back office. */
export async function readCatalogues(): Promise<readonly Catalogue[]> {
  const format = formatter({ explicitIdAsDefault: true });
  const paths = globSync(`${folder}/*/*.po`, { cwd: root }).toSorted();
  return Promise.all(
    paths.map(async (filename) => {
      const language = basename(filename, '.po');
      const about = { filename, locale: language, sourceLocale: 'en' };
      const catalogue = await format.parse(readFileSync(join(root, filename), 'utf8'), about);
      const texts = Object.entries(catalogue).map(
        ([id, { translation }]) => [id, translation ?? ''] as const,
      );
      return { name: basename(dirname(filename)), language, translations: new Map(texts) };
    }),
  );
}
