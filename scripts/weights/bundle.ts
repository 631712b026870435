import { brotliCompressSync, constants } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { root } from '../bootstrap.mjs';
import {
  compileStyles,
  isStyleModule,
  sheetName,
  styleModuleName,
} from '../package-build/compile-styles.ts';
import type { StyleModules } from '../package-build/compile-styles.ts';
import type { Entry } from './entries.ts';

/** The size of one entry, bundled alone as an app bundles it, without React. */
export interface Bundle {
  readonly name: string;
  /** Brotli at its best, of the JavaScript and the style sheets together. */
  readonly bytes: number;
  /** The modules of which something is in it. */
  readonly modules: readonly string[];
}

/** A text's bytes after brotli at its best, as a server sends what does not change. */
export const brotliBytes = (text: string | Uint8Array): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bundles each entry alone. */
export async function bundleEntries(entries: readonly Entry[]): Promise<readonly Bundle[]> {
  const styles = await compileStyles(
    root,
    entries.map(({ file }) => file),
  );
  const bundles: Bundle[] = [];
  for (const { name, file } of entries) {
    const { output } = await bundle([file], [recall(styles)]);
    bundles.push({ name, bytes: bytesOf(output), modules: modulesOf(output) });
  }
  return bundles;
}

function recall({ modules, sheets }: StyleModules): Plugin {
  return {
    name: 'recall-styles',
    enforce: 'pre',
    // Filtered, so that the bundler asks for the style files alone.
    resolveId: { filter: { id: sheetName }, handler: (id) => id },
    load: {
      filter: { id: [styleModuleName, sheetName] },
      handler: (id) => modules.get(id) ?? sheets.get(id) ?? null,
    },
  };
}

const locales: Plugin = {
  ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }),
  enforce: 'pre',
};

async function bundle(
  input: string[],
  plugins: readonly (Plugin | Plugin[])[],
): Promise<Rolldown.RolldownOutput> {
  const settings: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, locales],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  };
  const result = await build(settings);
  if ('output' in result) return result;
  throw new Error('Expected one build, but got several or a watcher.');
}

function bytesOf(output: Rolldown.RolldownOutput['output']): number {
  return output
    .map((file) => brotliBytes(file.type === 'chunk' ? file.code : file.source))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/* A style module can be all style sheet: nothing of it is rendered, and yet it is there. */
function modulesOf(output: Rolldown.RolldownOutput['output']): string[] {
  const modules = output.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  return modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 || isStyleModule(id))
    .map(([id]) => id);
}
