import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedTemplate } from '../../test/embedded-template.ts';

let disk: string;

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'tiyin-full-'));
});
afterEach(() => rmSync(disk, { recursive: true }));

const [unshare, ...ownMounts] = ['unshare', '--user', '--map-root-user', '--mount'] as const;
const isUnshareAllowed = spawnSync(unshare, [...ownMounts, 'true']).status === 0;

/** Runs a shell script on a disk of its own size, with Node as `$1` and further arguments. */
function onDisk(size: string, script: string, ...given: string[]): string {
  const mounted = `mount -t tmpfs -o size=${size} tmpfs "$0" && cd "$0"\n${script}`;
  const words = ['sh', '-c', mounted, disk, process.execPath, ...given];
  const { stdout, stderr } = spawnSync(unshare, [...ownMounts, ...words], { encoding: 'utf8' });
  return `${stdout}${stderr}`.trim();
}

const moduleOf = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

const opening = `
  import { openDatabase } from ${moduleOf('./database.ts')};
  const opened = openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] }, process.argv[2]);
  await opened.then((database) => database.close(), ({ message }) => console.log(message));`;

// RUN-941
test.skipIf(!isUnshareAllowed)(
  'a disk without room for a new database says that it is full, and the next start has room',
  async () => {
    const script = `
      "$1" --input-type=module -e "$2" "$0/data" "$3"
      ls data
      mount -o remount,size=300m "$0"
      "$1" --input-type=module -e "$2" "$0/data" "$3"
      ls data`;
    const printed = onDisk('20m', script, opening, await embeddedTemplate());
    expect(printed.split('\n')).toEqual([
      `The disk of the data folder ${join(disk, 'data')} is full (TIYIN_DATA_DIR): free some space and start again; nothing is lost.`,
      'database',
    ]);
  },
);

const locking = `
  import { lockFolder } from ${moduleOf('./folder-lock.ts')};
  try { lockFolder('.'); } catch ({ code }) { console.log(code); }`;

// RUN-941
test.skipIf(!isUnshareAllowed)('a disk without room for the lock gets no file', () => {
  const script = `
    head -c 1000000 /dev/zero 2>&- > filler
    "$1" --input-type=module -e "$2"
    ls`;
  expect(onDisk('64k', script, locking).split('\n')).toEqual(['ENOSPC', 'filler']);
});
