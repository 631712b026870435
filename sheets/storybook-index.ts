import { readFileSync } from 'node:fs';

/** An entry of the built Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** `Components/Actions/Button`. */
  readonly title: string;
  readonly name: string;
  /** `./packages/ui/src/components/button/Button.stories.tsx`. */
  readonly importPath: string;
  /** The name of a story's export. */
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** The entries of the built Storybook, in its order. */
export function entriesOf(type: Entry['type']): Entry[] {
  const file = new URL('../storybook-static/index.json', import.meta.url);
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.values(index.entries).filter((entry) => entry.type === type);
}

/** The stories of the built Storybook by the file that they are in. */
export function storiesByFile(): Map<string, Entry[]> {
  return Map.groupBy(entriesOf('story'), ({ importPath }) => importPath.replace(/^\.\//, ''));
}
