import { basename } from 'node:path';
import { build, mergeConfig } from 'vite';
import type { Rolldown } from 'vite';
import { brotliBytes } from '../../../scripts/weights/bundle.ts';
import { siteSettings } from '../site.ts';

/** The size of the reference page: brotli of JavaScript and style sheets, React included, in bytes. */
export interface PageWeight {
  /** The files fetched before the page is shown. */
  readonly first: number;
  /** The files fetched when something is opened. */
  readonly later: number;
}

type Output = Rolldown.RolldownOutput['output'][number];

/* One file for all that the first view needs, as on the payment form: split by what later views share, it is heavier. */
const first = { name: 'page', test: /reference\/page\.tsx$|react-dom[\\/]client\.js$/ };

const settings = {
  build: {
    write: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [first] } } },
  },
};

/** Builds the reference page as an app is built, and weighs it. */
export async function weighReferencePage(): Promise<PageWeight> {
  const result = await build(mergeConfig(siteSettings(import.meta.dirname), settings));
  if (!('output' in result)) throw new Error('The reference page was not built.');
  const fetched = fetchedFirst(result.output);
  const sum = (isFirst: boolean) =>
    result.output
      .filter(({ fileName }) => /\.(js|css)$/.test(fileName) && fetched.has(fileName) === isFirst)
      .map((file) => brotliBytes(file.type === 'chunk' ? file.code : file.source))
      .reduce((total, bytes) => total + bytes, 0);
  return { first: sum(true), later: sum(false) };
}

/** The files named by the page's HTML, and their imports. */
function fetchedFirst(output: readonly Output[]): ReadonlySet<string> {
  const html = output.find(({ fileName }) => fileName.endsWith('.html'));
  const text = html?.type === 'asset' ? html.source.toString() : '';
  const fetched = new Set<string>();
  const add = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file === undefined || fetched.has(name)) return;
    fetched.add(name);
    if (file.type === 'chunk') file.imports.forEach(add);
  };
  output
    .map(({ fileName }) => fileName)
    .filter((name) => text.includes(basename(name)))
    .forEach(add);
  return fetched;
}
