import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { folderOf, packageNames, readManifest } from './entries.ts';
import type { PackageName } from './entries.ts';
import { run } from './run.ts';

/** The packages, packed into a folder outside of the repository. */
export interface Packed {
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
}

/** One packed package. */
export interface PackedPackage {
  readonly name: PackageName;
  readonly tarball: string;
  /** The paths in the tarball. */
  readonly files: readonly string[];
}

interface PackReport {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs what `npm run package` built, into a folder. */
export function packInto(folder: string): Packed {
  const packages = packageNames.map((name) => {
    const args = ['pack', '--json', '--pack-destination', folder];
    const reports: PackReport[] = JSON.parse(run('npm', args, join(folderOf(name), 'dist')));
    const files = reports.flatMap((report) => report.files.map(({ path }) => path));
    return { name, tarball: join(folder, reports[0]?.filename ?? ''), files };
  });
  return { folder, packages };
}

/** A project of somebody else: files of `outside/<name>`, the packages and other dependencies, installed by npm. */
export function installOutside(
  { folder, packages }: Packed,
  name: string,
  others: Readonly<Record<string, string>>,
): string {
  const project = join(folder, name);
  mkdirSync(project);
  cpSync(join(root, 'scripts/package-build/outside', name), project, { recursive: true });
  const dependencies = {
    ...Object.fromEntries(packages.map((each) => [`@tiyin/${each.name}`, `file:${each.tarball}`])),
    ...others,
  };
  const manifest = { name, private: true, type: 'module', dependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], project);
  return project;
}

/** Import paths of a published package, those of modules and those of style sheets. */
export function publishedPaths(name: PackageName): { modules: string[]; sheets: string[] } {
  const { exports } = readManifest(join(folderOf(name), 'dist'));
  const modules: string[] = [];
  const sheets: string[] = [];
  for (const [path, target] of Object.entries<unknown>(exports)) {
    const specifier = join('@tiyin', name, path);
    const file = JSON.stringify(target);
    if (file.includes('.js"')) modules.push(specifier);
    if (file.includes('.css"')) sheets.push(specifier);
  }
  return { modules, sheets };
}
