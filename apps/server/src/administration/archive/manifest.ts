import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, type Infer, integer, is, literal, nullable, object, string } from 'superstruct';
import { errorCode, StartupError } from '../../errors/startup-error.ts';

const archivedPart = object({
  table: string(),
  part: string(),
  /** The months of its rows: from this one on, or all before where it is null. */
  from: nullable(string()),
  /** The month after its last. */
  to: string(),
  columns: array(string()),
  rows: integer(),
  /** The sum of the ids, or of the numbers where an id is a UUID, as text: it may be past the safe integers. */
  idSum: string(),
  /** SHA-256 of the lines. */
  contentSha256: string(),
  file: string(),
  /** SHA-256 of the compressed file. */
  fileSha256: string(),
  archivedAt: string(),
});

/** A partition in the archive, and all that proves its file. */
export type ArchivedPart = Infer<typeof archivedPart>;

const manifest = object({ version: literal(1), parts: array(archivedPart) });

const pathIn = (folder: string): string => join(folder, 'manifest.json');

/**
 * The parts in the folder of an archive; undefined without a manifest.
 * @throws StartupError where the manifest is none, or cannot be read
 */
export function readManifest(folder: string): readonly ArchivedPart[] | undefined {
  const path = pathIn(folder);
  const text = readText(path);
  if (text === undefined) return undefined;
  const content = parseJson(text);
  if (!is(content, manifest)) throw new StartupError(`${path} is not the manifest of an archive.`);
  return content.parts;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new StartupError(`${path} cannot be read (${code}).`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces the manifest at once, so that it is whole at any time. */
export async function writeManifest(folder: string, parts: readonly ArchivedPart[]): Promise<void> {
  const draft = `${pathIn(folder)}.part`;
  await writeFile(draft, `${JSON.stringify({ version: 1, parts }, null, 2)}\n`, { flush: true });
  await rename(draft, pathIn(folder));
}
