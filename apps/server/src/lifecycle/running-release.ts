import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import manifest from '../../package.json' with { type: 'json' };
import { builtPages } from '../http/built-apps.ts';

/**
 * Names the release that runs: the version and a hash of the program and the built pages, whose
 * contents name all other files of a build. From the sources, it changes with the pages alone.
 */
export async function runningRelease(program: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [program, ...builtPages()]) hash.update(await contentOf(file));
  return `${manifest.version} (${hash.digest('hex').slice(0, 12)})`;
}

/** A process without pages may have no build of them. */
async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    return Buffer.alloc(0);
  }
}
