import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A story that is one picture of a component in all its states. */
export interface Sheet {
  readonly id: string;
  /** `Components/Actions/Button`. */
  readonly title: string;
}

interface StorybookIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly title: string; readonly tags?: string[] }>
  >;
}

/** The sheets of the built Storybook: the stories tagged `sheet`. */
export function sheets(): Sheet[] {
  const file = new URL('../storybook-static/index.json', import.meta.url);
  const { entries }: StorybookIndex = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries)
    .filter(({ tags }) => tags?.includes('sheet'))
    .map(({ id, title }) => ({ id, title }));
}

/** The name of a sheet's picture: `components-actions-button`. */
export function pictureOf({ id }: Sheet): string {
  return `${id.replace(/--sheet$/, '')}.png`;
}

/** Recorded pictures, by their path, of sheets that are no more. */
export function leftOver(): string[] {
  const folder = fileURLToPath(new URL('pictures', import.meta.url));
  const known = new Set(sheets().map(pictureOf));
  return globSync(`${folder}/*/*.png`).filter((file) => !known.has(basename(file)));
}
