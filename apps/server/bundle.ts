import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';

const server = import.meta.dirname;

/** The threads that the server starts. */
const workers = {
  'embedded-worker': join(server, 'src/db/embedded-worker.ts'),
  'guess-worker': join(server, 'src/staff/guess-worker.ts'),
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

/**
 * Builds programs of the server into a folder: one file to start for each, without a compiler and without node_modules.
 * @param programs sources by the names of their files
 */
export async function bundleServer(
  programs: Readonly<Record<string, string>>,
  dist: string,
): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await build({
    input: { ...programs, ...workers },
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
  cpSync(join(server, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const file of readAtRunTime) cpSync(resolve(file), join(dist, basename(file)));
  for (const file of ['start-reference.js', 'reference.css']) {
    cpSync(join(server, 'src/http/reference', file), join(dist, file));
  }
  cpSync(join(server, '../../docs/quick-start.md'), join(dist, 'quick-start.md'));
  // fastify-openapi-glue checks the contract by these, which it reads beside its code.
  const validator = createRequire(resolve('fastify-openapi-glue')).resolve(
    '@seriousme/openapi-schema-validator',
  );
  cpSync(join(dirname(validator), 'schemas'), join(dist, 'schemas'), { recursive: true });
}
