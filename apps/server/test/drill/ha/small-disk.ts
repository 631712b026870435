import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own with little room, in memory. */
export type SmallDisk = {
  readonly fill: () => void;
  readonly free: () => void;
  readonly unmount: () => void;
};

/** Mounts one over a folder; undefined where we may not mount, so that its disk cannot be filled. */
export function mountSmallDisk(folder: string, size: string): SmallDisk | undefined {
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tiyin-drill', folder];
  if (process.getuid?.() !== 0 || spawnSync('mount', options).status !== 0) return undefined;
  const filler = join(folder, 'filler');
  return {
    // It ends with the last byte that there is room for.
    fill: () => {
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => {
      execFileSync('umount', ['--lazy', folder]);
    },
  };
}
