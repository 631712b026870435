import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../bootstrap.mjs';

/** Something that can be imported from packages/ui. */
export interface Entry {
  /** As it is imported, without the package: `button`, `payments/money`. */
  readonly name: string;
  readonly file: string;
}

const source = 'packages/ui/src';

/** Every component and everything for payments, by name. The theme is not an entry: each component imports its parts. */
export function uiEntries(): readonly Entry[] {
  const entriesIn = (folder: string, prefix: string) =>
    globSync(`${source}/${folder}/*/index.ts`, { cwd: root }).map((file) => ({
      name: prefix + basename(dirname(file)),
      file: join(root, file),
    }));
  return [...entriesIn('components', ''), ...entriesIn('payments', 'payments/')].toSorted(
    (one, other) => (one.name < other.name ? -1 : 1),
  );
}

/** The folder of ours that a module belongs to, named as an entry is; `parts/field` for a part. Others have none. */
export function folderOf(module: string): string | undefined {
  const [, room, name] =
    /\/packages\/ui\/src\/(components|payments|parts)\/([^/]+)\//.exec(module) ?? [];
  if (room === undefined || name === undefined) return undefined;
  return room === 'components' ? name : `${room}/${name}`;
}
