// Builds the server into dist: one file to start, without a compiler and without node_modules.
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Each becomes a file of its own name: the programs, and the threads that they start. */
const entries = {
  main: 'src/main.ts',
  admin: 'src/admin.ts',
  'embedded-worker': 'src/db/embedded-worker.ts',
  'guess-worker': 'src/staff/guess-worker.ts',
};

/** The embedded database reads files beside its code, so it stays in node_modules; PostgreSQL needs none of it. */
const external = ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'pg-native'];

/** Files of packages that the server reads while it runs. */
const readAtRunTime = [
  '@tiyin/api/openapi.json',
  '@tiyin/api/openapi.yaml',
  'dompurify/purify.min.js',
  'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui-dist/swagger-ui.css',
];

/** Addresses of files beside a source lead to the files beside the bundle. */
const placeFiles: Plugin = {
  name: 'place-files',
  transform: {
    filter: { id: /apps\/server\/src\/.*\.ts$/ },
    handler: (code) => {
      const placed = code
        .replace(
          /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/,
          "new URL('./$1.js', import.meta.url)",
        )
        .replace(/new URL\('(?:\.\.\/)+docs\/([\w.-]+)', /, "new URL('./$1', ")
        .replaceAll(
          /import\.meta\.resolve\('([^']+)'\)/g,
          (_, file: string) => `new URL('./${basename(file)}', import.meta.url).href`,
        );
      return placed === code ? null : placed;
    },
  },
};

rmSync(dist, { recursive: true, force: true });
await build({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, join(root, file)]),
  ),
  platform: 'node',
  external,
  plugins: [placeFiles],
  output: {
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
cpSync(join(root, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
const { resolve } = createRequire(import.meta.url);
for (const file of readAtRunTime) cpSync(resolve(file), join(dist, basename(file)));
cpSync(join(root, 'src/http/reference/start-reference.js'), join(dist, 'start-reference.js'));
cpSync(join(root, '../../docs/quick-start.md'), join(dist, 'quick-start.md'));
// fastify-openapi-glue checks the contract by these, which it reads beside its code.
const validator = createRequire(resolve('fastify-openapi-glue')).resolve(
  '@seriousme/openapi-schema-validator',
);
cpSync(join(dirname(validator), 'schemas'), join(dist, 'schemas'), { recursive: true });
