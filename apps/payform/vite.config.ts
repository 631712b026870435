import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { minify } from 'rolldown/utils';
import { type Plugin, defineConfig } from 'vite';
import { listBundled } from '../../scripts/page-scripts/list-bundled.ts';

/* While developing, the API is that of the server that `npm run dev` starts beside this one. */
const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/*
 * All that runs first, in one script: each one more would wait for one of the browser's six connections. Code shared by
 * the steps of requisites and of a payee is there, too: none loads another's script for it, and the
 * payee's step has no room below its 25 kB.
 */
const ofFirstView =
  /payform[\\/]src[\\/]main\.tsx$|FormApp\.tsx$|react-dom[\\/]client\.js$|domain[\\/]src[\\/]requisites[\\/]|CompleteButton\.tsx$|wait\.css\.ts|until-words\.ts$/;

/** Scripts do not preload what every form has loaded already: each name in their lists costs bytes. */
const withoutFirst = (_file: string, needed: string[]) =>
  needed.filter((name) => !/\/main-[^/]+\.js$/.test(name));

const client = {
  outDir: 'dist/client',
  assetsDir: 'payform-assets',
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: withoutFirst },
  // With the default before it, 0.8 kB less than the default alone, on the page where each one counts.
  minify: 'terser' as const,
  // A browser compiles functions in parentheses eagerly, during loading, not later while the page
  // waits: React's own code is one such function.
  // The syntax of ES2020, which each browser that runs this form has, is shorter.
  terserOptions: {
    module: true,
    ecma: 2020 as const,
    compress: { passes: 2 },
    format: { wrap_func_args: true },
  },
  // One script for the first view, one for the calls, and one for the later steps: splitting by shared code would make
  // all of them larger. The page names its script itself, so the build needs no page.
  rolldownOptions: {
    input: 'src/main.tsx',
    output: {
      codeSplitting: {
        groups: [
          { name: 'main', test: ofFirstView, priority: 3 },
          { name: 'late', test: /LateStep\.tsx$/, priority: 1 },
          { name: 'calls', test: /call-server\.ts$/, priority: 0 },
        ],
      },
    },
  },
};

/** Minifies a script before terser does, which then takes less than half as long and writes less. */
const minifyFirst: Plugin = {
  name: 'minify-first',
  renderChunk: (code, { fileName }) => minify(fileName, code, { module: true }),
};

/* Self-contained, so that the server imports the bundle by its path and resolves no package of ours. */
const server = {
  outDir: 'dist/server',
  ssr: 'src/entry-server.tsx',
  // The pages without a script carry styles that the client's build knows nothing of.
  ssrEmitAssets: true,
  cssMinify: true,
  manifest: true,
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    // Class names come from the file and this prefix alone, so both builds write the same ones.
    vanillaExtractPlugin({ identifiers: ({ hash }) => `pf${hash}` }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' as const },
    listBundled(),
    !isSsrBuild && minifyFirst,
  ],
  build: isSsrBuild ? server : client,
  ssr: command === 'build' ? { noExternal: true as const } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5174, strictPort: true, proxy: { '/api': { target: api } } },
}));
