import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { explainFolderFailure } from '../errors/explain-folder-failure.ts';
import { makeFolder } from '../errors/make-folder.ts';
import { errorCode, StartupError } from '../errors/startup-error.ts';

const secretBytes = 32;

/**
 * The server's secret: TIYIN_SECRET, else the one in the data folder, made on the first run.
 * @throws StartupError when the folder or the file in it cannot be used
 */
export function loadSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Buffer {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'secret');
  try {
    makeFolder(dataDir);
    return readSecretFile(file) ?? makeSecretFile(file);
  } catch (error) {
    throw explainFolderFailure(error, dataDir);
  }
}

function readSecretFile(file: string): Buffer | undefined {
  try {
    const secret = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    if (secret.length >= secretBytes) return secret;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  throw new StartupError(
    `The secret in ${file} is damaged: restore it, since stored credentials open with no other.`,
  );
}

/** Written aside and linked into place: of two servers that start at once, one makes it. */
function makeSecretFile(file: string): Buffer {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(secretBytes).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
