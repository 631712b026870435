// Builds the server into dist: one file to start, without a compiler and without node_modules.
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
        .replace(
          "import.meta.resolve('@tiyin/api/openapi.yaml')",
          "new URL('./openapi.yaml', import.meta.url).href",
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
cpSync(resolve('@tiyin/api/openapi.yaml'), join(dist, 'openapi.yaml'));
// fastify-openapi-glue checks the contract by these, which it reads beside its code.
const validator = createRequire(resolve('fastify-openapi-glue')).resolve(
  '@seriousme/openapi-schema-validator',
);
cpSync(join(dirname(validator), 'schemas'), join(dist, 'schemas'), { recursive: true });
