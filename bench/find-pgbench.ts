import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../scripts/bootstrap.mjs';

/** Where installers put it that leave it off the path: Debian, Red Hat, Homebrew, Postgres.app, Windows. */
const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

/**
 * The program pgbench: PGBENCH, else the first on the path, else the newest in the usual places.
 * @throws CommandError when there is none
 */
export function findPgbench(env: NodeJS.ProcessEnv): string {
  const given = env['PGBENCH'];
  if (given) {
    if (globSync(given).length > 0) return given;
    throw new CommandError(`PGBENCH is "${given}", which is not there.`);
  }
  const name = process.platform === 'win32' ? 'pgbench.exe' : 'pgbench';
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of [...onPath, ...usualFolders]) {
    const found = globSync(join(folder, name)).toSorted(byNumbers).at(-1);
    if (found !== undefined) return found;
  }
  throw new CommandError(
    'There is no pgbench: it comes with PostgreSQL (on Debian in the package postgresql, on macOS with ' +
      '"brew install postgresql"); set PGBENCH to the program if it is somewhere unusual.',
  );
}

/** Version 9 comes before version 15. */
function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
