import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import type { EarlyScripts } from './office-hashes.ts';

/**
 * The scripts that the pages of the back office begin to load early, as its build wrote them down.
 * @param page the path of the built page
 * @throws StartupError if the file has another form
 */
export async function readEarlyScripts(page: string): Promise<readonly EarlyScripts[]> {
  const file = join(dirname(page), '.vite/early-scripts.json');
  const early: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(early) || !early.every(isEarlyScripts)) {
    throw new StartupError(`${file} has another form: build the apps again with "npm run build".`);
  }
  return early;
}

function isEarlyScripts(value: unknown): value is EarlyScripts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pattern' in value &&
    typeof value.pattern === 'string' &&
    'scripts' in value &&
    Array.isArray(value.scripts) &&
    value.scripts.every((script) => typeof script === 'string')
  );
}
