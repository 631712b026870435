import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives a folder the files of another. What is the same stays untouched and nothing is missing in between: programs
 * that run meanwhile read these files.
 */
export function replaceFolder(fresh: string, kept: string): void {
  const files = filesOf(fresh);
  for (const file of files) replaceFile(join(fresh, file), join(kept, file));
  for (const file of filesOf(kept)) {
    if (!files.has(file)) rmSync(join(kept, file));
  }
}

/** Moves a file over another, unless both are the same. */
export function replaceFile(fresh: string, kept: string): void {
  if (existsSync(kept) && readFileSync(kept).equals(readFileSync(fresh))) return;
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(fresh, kept);
}

function filesOf(folder: string): Set<string> {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
}
