import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** Style files after their compilation, by the ids that Vite gives to modules. */
export interface StyleModules {
  /** The exports of a `.css.ts`, with an import of every style sheet that it needs, in their order. */
  readonly modules: ReadonlyMap<string, string>;
  readonly sheets: ReadonlyMap<string, string>;
}

/** The options of vanilla-extract's plugin. */
export type StyleOptions = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>;

/** Compiles the style files that entries import. It is most of the time of their build, so it is done once for all of them. */
export async function compileStyles(
  root: string,
  files: readonly string[],
  options: StyleOptions = {},
): Promise<StyleModules> {
  const modules = new Map<string, string>();
  const sheets = new Map<string, string>();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      remember(sheets, 'pre', isSheet),
      vanillaExtractPlugin(options),
      remember(modules, 'post', isStyleModule),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: [...files],
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  return { modules, sheets };
}

/** The id of a style sheet that vanilla-extract made. */
export const sheetName: RegExp = /\.vanilla\.css$/;

/** Whether an id is of a style sheet that vanilla-extract made. */
const isSheet = (id: string): boolean => sheetName.test(id);

/** The id of a style file. */
export const styleModuleName: RegExp = /\.css\.ts$/;

/** Whether an id is of a style file. */
export const isStyleModule = (id: string): boolean => styleModuleName.test(id);

/** Keeps code as it comes out of the compiler: style sheets before (`pre`), modules after Vite's own transforms (`post`). */
function remember(
  kept: Map<string, string>,
  enforce: 'pre' | 'post',
  isKept: (id: string) => boolean,
): Plugin {
  return {
    name: `remember-styles-${enforce}`,
    enforce,
    transform: (code, id) => {
      if (isKept(id)) kept.set(id, code);
    },
  };
}
