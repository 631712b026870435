import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { StyleModules } from './compile-styles.ts';
import { withFullNames } from './parent-layer.ts';

/* Better inside than as dependencies: the few lines behind a recipe, and ofetch as browsers get it, without its polyfill for old versions of Node. */
const inlined = /^(@vanilla-extract\/recipes|ofetch|destr|ufo)($|\/)/;

const ownRuntime = {
  '@vanilla-extract/recipes/createRuntimeFn': join(import.meta.dirname, 'recipe-runtime.ts'),
};

/** The facts about a package's modules that its build finds. */
export interface Modules {
  /** The specifiers of other packages. */
  readonly imported: ReadonlySet<string>;
  /** The source files of modules that export nothing. */
  readonly empty: ReadonlySet<string>;
}

/** Writes a module for each source module that the entries need. */
export async function buildModules(options: {
  readonly folder: string;
  readonly outDir: string;
  readonly sources: readonly string[];
  readonly styles: StyleModules;
  /** The source files that begin with "use client". */
  readonly client: ReadonlySet<string>;
}): Promise<Modules> {
  const { folder, outDir, sources, client } = options;
  const sourceOf = (id: string | null): string => relative(folder, id ?? '');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledStyles(options.styles)],
    resolve: { alias: ownRuntime, conditions: ['browser', 'module'] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      license: { fileName: licenses },
      lib: { entry: sources.map((source) => join(folder, source)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^[@a-z]/.test(id) && !inlined.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          // npm leaves folders out that are named node_modules.
          entryFileNames: ({ name }) =>
            `${name.replace(/^.*(node_modules|package-build)\//, 'vendor/')}.js`,
          banner: ({ facadeModuleId }) =>
            client.has(sourceOf(facadeModuleId)) ? "'use client';" : '',
        },
      },
    },
  });
  removeEmptyLicenses(outDir);
  const chunks = (Array.isArray(result) ? result : 'output' in result ? [result] : [])
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk');
  const written = new Set(chunks.map(({ fileName }) => fileName));
  const specifiers = chunks.flatMap(({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  return {
    imported: new Set(specifiers.filter((each) => !written.has(each))),
    empty: new Set(
      chunks
        .filter(({ exports }) => exports.length === 0)
        .map((chunk) => sourceOf(chunk.facadeModuleId)),
    ),
  };
}

/** The licences of the inlined code. */
const licenses = 'THIRD-PARTY-LICENSES.md';

function removeEmptyLicenses(outDir: string): void {
  const file = join(outDir, licenses);
  if (!readFileSync(file, 'utf8').includes('## ')) rmSync(file);
}

/** The style modules as they were compiled before, without their style sheets. */
function compiledStyles({ modules }: StyleModules): Plugin {
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    load: (id) => {
      const code = modules.get(id)?.replace(/^import '[^']+\.vanilla\.css';$/gm, '');
      return code === undefined ? null : withFullNames(id, code);
    },
  };
}
