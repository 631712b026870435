import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callServer } from './call-server.ts';
import { openFleet } from './fleet.ts';
import { runMigrate } from './next-version.ts';
import { missing } from './programs.ts';
import { deployFolder } from './proxies.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const dockerfile = readFileSync(join(deployFolder, 'Dockerfile'), 'utf8');

/** The instructions of one kind, without the word. */
function instructions(kind: string): string[] {
  return [...dockerfile.matchAll(new RegExp(`^${kind} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
}

describe('the image', () => {
  const reason = missing();
  let fleet: Awaited<ReturnType<typeof openFleet>>;
  let image: string;

  beforeAll(async () => {
    if (reason !== undefined) return;
    if (!postgres) throw new Error('It needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    image = mkdtempSync(join(tmpdir(), 'tiyin-image-'));
    for (const copied of instructions('COPY --from=build')) {
      const [from = '', to = ''] = copied.split(' ');
      const target = join(image, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, from.replace('/source/', '')), target, { recursive: true });
    }
    fleet = await openFleet(postgres);
  });
  afterAll(async () => {
    await fleet?.close();
    if (image) rmSync(image, { recursive: true, force: true });
  });

  // RUN-451
  test('has every file that a server and its command for migrations need, and no node_modules', async ({
    skip,
  }) => {
    skip(reason !== undefined, reason);
    const folder = join(image, 'apps/server/dist/');
    await runMigrate(folder, fleet.env);
    const [server] = fleet.servers;
    await server.start(folder);
    const page = await callServer(server.port, { path: `/payment/${'a'.repeat(32)}` });
    expect(page.body).toContain('<html lang="en"');
    expect(await server.stop()).toEqual({ code: 0, text: '' });
  });

  // RUN-451
  test('runs as a user who is not root, is checked, and names the Node that the repository pins', () => {
    expect(instructions('USER')).toEqual(['1000:1000']);
    expect(dockerfile).toContain('HEALTHCHECK');
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect(instructions('ARG')).toEqual([
      `NODE_IMAGE=docker.io/library/node:${devDependencies['node']}-bookworm-slim`,
    ]);
  });

  // RUN-451
  test('its build gets the files of docs that it copies', () => {
    const build = readFileSync(join(root, 'apps/server/bundle.ts'), 'utf8');
    const copied = [...build.matchAll(/'\.\.\/\.\.\/(docs\/[^']+)'/g)].map(([, path = '']) => path);
    expect(copied.length).toBeGreaterThan(0);
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(copied.map((path) => `!${path}`)));
  });

  test('installs from the manifest of each workspace', () => {
    const { workspaces }: { workspaces: string[] } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const lock: { packages: Record<string, unknown> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    const manifests = Object.keys(lock.packages)
      .filter((path) => path !== '' && !path.includes('node_modules'))
      .map((path) => `${path}/package.json ${path}/`);
    expect(workspaces.length).toBeGreaterThan(0);
    expect(
      instructions('COPY').filter(
        (line) => line.includes('/package.json ') && !line.startsWith('--'),
      ),
    ).toEqual(manifests.toSorted());
  });
});
