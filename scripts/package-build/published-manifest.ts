import { isBuiltin } from 'node:module';
import { CommandError } from '../bootstrap.mjs';
import { isModule } from './entries.ts';
import type { Entry, Manifest } from './entries.ts';

/** The facts about a package that its build finds. */
export interface Built {
  readonly entries: readonly Entry[];
  /** Every specifier that the written modules and declarations import from other packages. */
  readonly imported: ReadonlySet<string>;
  /** The entries that have a style sheet, and those that are nothing else. */
  readonly styled: ReadonlySet<Entry>;
  readonly onlyStyles: ReadonlySet<Entry>;
}

/**
 * The package.json that is published: its entries lead to the built files, and its dependencies
 * are the imported ones, in ranges.
 * @throws CommandError if a package is imported that is no dependency
 */
export function publishedManifest(source: Manifest, built: Built): Record<string, unknown> {
  const { name, version, description, license, type, peerDependencies, sideEffects } = source;
  const { bin, engines } = source;
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.flatMap(builtPattern) : sideEffects,
    files: ['**/*.{js,d.ts,css,woff2,yaml,json,md}', '**/LICENSE*'],
    exports: publishedExports(built),
    bin: bin && publishedCommands(bin),
    dependencies: usedDependencies(source, built.imported),
    peerDependencies,
    engines,
    publishConfig: { access: 'public' },
  };
}

/** Declarations of a style sheet: TypeScript 6 and later look for those of an import without names, too. */
export const sheetTypes = './style-sheet.d.ts';

/** Where a source file is after the build, without its ending. */
export const builtPath = (source: string): string =>
  source.replace(/^(\.\/)?src\//, '').replace(/\.tsx?$/, '');

/** The file of an entry's style sheet, without `.css`. */
export function styleSheetPath({ source }: Entry, isOnlyStyles: boolean): string {
  const path = builtPath(source);
  if (isOnlyStyles) return path.replace(/\.css$/, '');
  return `${path.replace(/\/index$/, '')}/styles`;
}

/* Modules of styles are left without effects: their style sheets are files of their own. */
function builtPattern(pattern: string): string[] {
  if (pattern.endsWith('.css.ts')) return [];
  return [pattern.endsWith('.css') ? pattern : `./${builtPath(pattern)}.js`];
}

function publishedExports({ entries, styled, onlyStyles }: Built): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  for (const entry of entries) {
    const { path, source } = entry;
    const file = `./${builtPath(source)}`;
    const sheet = `./${styleSheetPath(entry, onlyStyles.has(entry))}.css`;
    if (!isModule(entry)) exports[path] = file;
    else if (onlyStyles.has(entry)) exports[path] = { types: `${file}.d.ts`, default: sheet };
    else exports[path] = { types: `${file}.d.ts`, default: `${file}.js` };
    if (styled.has(entry) && !onlyStyles.has(entry)) {
      exports[`${path}/styles.css`] = { types: sheetTypes, default: sheet };
    }
  }
  if (styled.size > 0) exports['./styles.css'] = { types: sheetTypes, default: './styles.css' };
  exports['./package.json'] = './package.json';
  return exports;
}

function publishedCommands(bin: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(bin).map(([command, source]) => [command, `./${builtPath(source)}.js`]),
  );
}

function usedDependencies(source: Manifest, imported: ReadonlySet<string>) {
  const { dependencies = {}, peerDependencies = {} } = source;
  const names = new Set([...imported].filter((each) => !isBuiltin(each)).map(packageOf));
  const missing = [...names].filter((name) => !(name in dependencies || name in peerDependencies));
  if (missing.length > 0) {
    throw new CommandError(
      `${source.name} imports ${missing.join(', ')} and does not depend on it.`,
    );
  }
  /* A path that its owner calls private may change with any minor version. */
  const usesPrivate = (name: string) =>
    [...imported].some((specifier) => specifier.startsWith(`${name}/private/`));
  return Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => names.has(name))
      .map(([name, version]) => [name, usesPrivate(name) ? `~${version}` : `^${version}`]),
  );
}

/** `@tanstack/react-table` of a path inside of it. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
