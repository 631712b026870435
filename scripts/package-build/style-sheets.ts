import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { StyleModules } from './compile-styles.ts';
import { inParentLayer } from './parent-layer.ts';
import type { SourceGraph } from './source-graph.ts';

/** Ids of the style sheets that a module and all that it imports need, in their order. */
export function sheetsOf(
  source: string,
  graph: SourceGraph,
  { folder, styles }: { readonly folder: string; readonly styles: StyleModules },
): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const own = styles.modules.get(join(folder, path)) ?? '';
    const sheets = [...own.matchAll(/^import '([^']+\.vanilla\.css)';$/gm)].map(
      ([, id = '']) => id,
    );
    return [...graph.imports(path).flatMap(visit), ...sheets];
  };
  return [...new Set(visit(source))];
}

/**
 * Writes style sheets as an app would build them: prefixed, minified, with their fonts beside them.
 * @param parts by the path of the file without `.css`, the ids of the sheets in it
 */
export async function writeStyleSheets(
  parts: ReadonlyMap<string, readonly string[]>,
  styles: StyleModules,
  { cache, outDir }: { readonly cache: string; readonly outDir: string },
): Promise<void> {
  const input: Record<string, string> = {};
  /* A bundler writes equal sheets once. */
  const copies: [from: string, to: string][] = [];
  const written = new Map<string, string>();
  for (const [name, ids] of parts) {
    const css = inParentLayer(ids.map((id) => styles.sheets.get(id) ?? '').join('\n'));
    const twin = written.get(css);
    if (twin !== undefined) copies.push([twin, name]);
    else input[name] = writeInto(cache, `${name}.css`, css);
    written.set(css, twin ?? name);
  }
  const assetFileNames = (asset: Rolldown.PreRenderedAsset) => assetName(asset, cache);
  await build({
    root: cache,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input, output: { assetFileNames } },
    },
  });
  for (const [from, to] of copies) {
    writeInto(outDir, `${to}.css`, readFileSync(join(outDir, `${from}.css`), 'utf8'));
  }
}

function writeInto(folder: string, path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function assetName({ originalFileNames, names }: Rolldown.PreRenderedAsset, cache: string): string {
  const [file = ''] = originalFileNames;
  return names[0]?.endsWith('.css') === true
    ? relative(cache, join(cache, file))
    : 'fonts/[name][extname]';
}
