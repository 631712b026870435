import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

/** The packages that are published, in the order of their dependencies. */
export const packageNames = ['domain', 'api', 'ui', 'merchant'] as const;

/** A package by its folder in `packages/`. */
export type PackageName = (typeof packageNames)[number];

/** The fields of a package.json that the build reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Each import path and its source: the only list of entries. */
  readonly exports: Readonly<Record<string, string>>;
  /** Each command and its source. */
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly [field: string]: unknown;
}

/** An import path of a package and the source file behind it. */
export interface Entry {
  /** As in `exports`: `./button`. */
  readonly path: string;
  /** From the package's folder: `src/components/button/index.ts`. */
  readonly source: string;
}

/** The path of a package's folder. */
export const folderOf = (name: PackageName): string => join(root, 'packages', name);

/** Reads a package.json. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Every import path of a package, one for each match of a star in `exports`. */
export function entriesOf(folder: string): Entry[] {
  const entries = Object.entries(readManifest(folder).exports).flatMap(([path, target]) => {
    const [before = '', after = ''] = join(target).split('*');
    return globSync(join(target), { cwd: folder }).map((source) => ({
      path: path.replace('*', source.slice(before.length, source.length - after.length)),
      source,
    }));
  });
  return entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Whether an entry is a module, not a file such as the contract. */
export const isModule = ({ source }: Entry): boolean => /\.tsx?$/.test(source);
