// Regenerates the generated files in place, and fails if that changed anything.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';

const generations = [
  { folder: 'packages/api', script: 'generate', source: 'the contract' },
  { folder: 'packages/merchant', script: 'generate', source: 'the types of the contract' },
  { folder: 'apps/backoffice', script: 'texts', source: 'the texts of the back office' },
  { folder: 'apps/server', script: 'db:generate', source: 'the database schema' },
];

await command(async () => {
  const stale = generations.flatMap(regenerate);
  if (stale.length === 0) return Promise.resolve(0);
  throw new CommandError(
    `Generated files were not up to date. They are now: check and commit them.\n${stale.join('\n')}`,
  );
});

/** Runs a generator; returns the files that it changed, added or removed. */
function regenerate({ folder, script, source }: (typeof generations)[number]): string[] {
  const before = fingerprints(folder);
  try {
    execFileSync('npm', ['run', '--silent', script], { cwd: join(root, folder), stdio: 'pipe' });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Nothing could be generated from ${source}: ${said}`);
  }
  const after = fingerprints(folder);
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).toSorted();
}

/** Every file of a workspace by the hash of its content. */
function fingerprints(folder: string): Map<string, string> {
  const ignored = ['node_modules', 'dist', '.turbo', '.data'];
  const paths = globSync(`${folder}/**/*`, {
    cwd: root,
    exclude: (path) => ignored.some((name) => path.split('/').includes(name)),
  });
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  return new Map(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex'),
    ]),
  );
}
