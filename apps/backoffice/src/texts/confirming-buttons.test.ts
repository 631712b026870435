import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../../../scripts/texts/read-catalogues.ts';
import { productFiles } from '../../../../scripts/texts/read-texts.ts';
import { root } from '../../../../scripts/texts/root.ts';

const button = /<Button[^>]*type="submit"[^>]*>([^<]*)/g;
/** Of a FormDialog or a dialog that passes it on; it may be one of two texts. */
const action = /\baction(?:=\{|: )(.*)/g;
const translated = /i18n\.t\('([^']+)'/g;
const names = new Set(
  productFiles
    .filter((path) => /Dialogs?\.tsx$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((source) => [...source.matchAll(button), ...source.matchAll(action)])
    .flatMap(([, words = '']) => [...words.matchAll(translated)])
    .flatMap(([, name]) => name ?? []),
);
const isInfinitive = (text: string) => /^\S+(?:ть|ти|чь)(?:ся)?(?: |$)/.test(text);
/** Also the name of a kind of change: loaded catalogues are one, in which a text has one translation. */
const kind = 'Refund';

// OFFICE-803
test('the confirming button of a dialog is a verb in Russian', async () => {
  const russian = (await readCatalogues()).filter(({ language }) => language === 'ru');
  const nouns = russian.flatMap(({ name, translations }) =>
    [...translations]
      .filter(([id, text]) => names.has(id) && id !== kind && !isInfinitive(text))
      .map(([id, text]) => `${name}: ${id} = ${text}`),
  );
  expect(names.size).toBeGreaterThan(10);
  expect(nouns).toEqual([]);
});
