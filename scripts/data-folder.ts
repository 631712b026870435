import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Files in memory on Linux; several times of what the tests write must be free, in bytes. */
const memory = { folder: '/dev/shm', neededBytes: 6 * 1024 ** 3 };

/**
 * The parent folder for data that never outlives its run: in memory where there is room, else the given one. Tests
 * create and drop hundreds of databases of a thousand files each, which takes a disk longer than the tests themselves.
 */
export function dataFolder(onDisk: string, { folder, neededBytes } = memory): string {
  return freeBytes(folder) >= neededBytes ? folder : onDisk;
}

/** Bytes that a folder in memory can take; none where it is absent or closed. */
function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    return 0;
  }
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem());
}
