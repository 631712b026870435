import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';
import { productFiles, textsOf } from './read-texts.ts';

const screens = 'apps/backoffice/src/screens';

/** The files of the back office that a file imports, at once or later. */
function importsOf(path: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, join(root, dirname(path), fileName)))
    .filter((imported) => existsSync(join(root, imported)));
}

const isProduct = new Set(productFiles);
const screenOf = (path: string) => /^.*\/screens\/([^/]+)\//.exec(path)?.[1];

/** The screens whose texts are shown by the files of a folder, or by one file, and what they import. */
function shownBy(start: string): ReadonlySet<string> {
  const seen = new Set(productFiles.filter((path) => path.startsWith(start)));
  const shown = new Set<string>();
  for (const path of seen) {
    const screen = screenOf(path);
    if (screen !== undefined && textsOf(path).calls.length > 0) shown.add(screen);
    for (const imported of importsOf(path)) if (isProduct.has(imported)) seen.add(imported);
  }
  return shown;
}

/** The catalogues that a screen needs beside its own. */
export function borrowedBy(screen: string): readonly string[] {
  const start = screen === 'open-pages' ? `${screens}/OpenPages.tsx` : `${screens}/${screen}/`;
  return [...shownBy(start)].filter((each) => each !== screen).toSorted();
}
