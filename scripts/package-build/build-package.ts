import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bootstrap.mjs';
import { clientModules } from './client-modules.ts';
import { compileStyles } from './compile-styles.ts';
import type { StyleModules } from './compile-styles.ts';
import { writeDeclarations } from './declarations.ts';
import { entriesOf, folderOf, isModule, readManifest } from './entries.ts';
import type { Entry, PackageName } from './entries.ts';
import { buildModules } from './modules.ts';
import { builtPath, publishedManifest, sheetTypes, styleSheetPath } from './published-manifest.ts';
import type { Built } from './published-manifest.ts';
import { sourceGraph } from './source-graph.ts';
import { sheetsOf, writeStyleSheets } from './style-sheets.ts';

interface Places {
  readonly folder: string;
  readonly outDir: string;
  readonly cache: string;
}

/** Builds a package as it is published: modules, declarations, style sheets, manifest and texts, in its folder `dist`. */
export async function buildPackage(name: PackageName): Promise<void> {
  const folder = folderOf(name);
  const cache = join(root, 'node_modules/.cache/packages', name);
  const places: Places = { folder, cache, outDir: join(folder, 'dist') };
  const entries = entriesOf(folder);
  const commands = Object.values(readManifest(folder).bin ?? {}).map(normalize);
  const sources = [...entries.filter(isModule).map(({ source }) => source), ...commands];
  const graph = sourceGraph(folder);
  const styles = await stylesOf(folder, sources);
  const client = clientModules(graph, sources);
  const modules = await buildModules({ ...places, sources, styles, client });
  const declared = writeDeclarations({ ...places, sources });
  const sheets = new Map(
    entries.map((entry) => [entry, sheetsOf(entry.source, graph, { folder, styles })]),
  );
  const styled = new Set(entries.filter((entry) => sheets.get(entry)?.length !== 0));
  const onlyStyles = new Set([...styled].filter(({ source }) => modules.empty.has(source)));
  const built = {
    entries,
    styled,
    onlyStyles,
    imported: new Set([...declared, ...modules.imported]),
  };
  if (styled.size > 0) await writeSheets(built, sheets, styles, places);
  writeTexts(built, places);
}

/* The names of classes come from the path in the package alone: they are the same in every clone. */
async function stylesOf(folder: string, sources: readonly string[]): Promise<StyleModules> {
  if (globSync('src/**/*.css.ts', { cwd: folder }).length === 0) {
    return { modules: new Map(), sheets: new Map() };
  }
  const files = sources.map((source) => join(folder, source));
  return compileStyles(folder, files, { identifiers: ({ hash }) => `ty${hash}` });
}

/** A style sheet for each entry that has styles, and one with all of them except for the fonts, the theme first. */
async function writeSheets(
  { styled, onlyStyles }: Built,
  sheets: ReadonlyMap<Entry, readonly string[]>,
  styles: StyleModules,
  places: Places,
): Promise<void> {
  const parts = new Map<string, readonly string[]>();
  const all = new Set<string>();
  const isTheme = ({ path }: Entry) => path === './theme/theme';
  const themeFirst = [...styled].toSorted((one, other) => +isTheme(other) - +isTheme(one));
  for (const entry of themeFirst) {
    const ids = sheets.get(entry) ?? [];
    parts.set(styleSheetPath(entry, onlyStyles.has(entry)), ids);
    if (!entry.path.startsWith('./theme/fonts-')) for (const id of ids) all.add(id);
  }
  parts.set('styles', [...all]);
  writeFileSync(join(places.outDir, sheetTypes), 'export {};\n');
  for (const { source } of onlyStyles) rmSync(join(places.outDir, `${builtPath(source)}.js`));
  await writeStyleSheets(parts, styles, places);
}

/* The changelog is there from the first release on. */
function writeTexts(built: Built, { folder, outDir }: Places): void {
  const manifest = publishedManifest(readManifest(folder), built);
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(outDir, file));
  }
  for (const { source } of built.entries.filter((entry) => !isModule(entry))) {
    const file = join(outDir, builtPath(source));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(folder, source), file);
  }
  if (existsSync(join(outDir, 'fonts'))) {
    const inter = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json'));
    copyFileSync(join(dirname(inter), 'LICENSE'), join(outDir, 'fonts/LICENSE'));
  }
}
