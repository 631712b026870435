import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../errors/startup-error.ts';

/** The process that holds a folder. The start time distinguishes it from a later one with the same pid. */
type Holder = { readonly pid: number; readonly startedAt: string | undefined };

/**
 * Takes a folder for this process, so that two servers never write to one embedded database. A lock
 * that a killed process left behind is cleared. Returns a function that releases it.
 * @throws StartupError naming the folder and the process that holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own: Holder = { pid: process.pid, startedAt: startTime(process.pid) };
  // Two rounds: one to find a stale lock, one to take its place.
  for (const round of [1, 2]) {
    if (take(file, own)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder !== undefined && isAlive(holder)) throw heldBy(folder, holder);
    if (round === 1) clear(file, holder);
  }
  throw new StartupError(`The data folder ${folder} is being taken by another server right now.`);
}

/** Written aside and linked into place, so that a lock is never seen half written. */
function take(file: string, own: Holder): boolean {
  const draft = `${file}.${own.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves a stale lock out of the way. Another server may have done so first and hold a lock of its
 * own by now: that one is put back.
 */
function clear(file: string, stale: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && moved.pid !== stale?.pid && isAlive(moved)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** Undefined: no lock, or one that cannot be read, as a full disk leaves behind. */
function readHolder(file: string): Holder | undefined {
  try {
    return parseHolder(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function parseHolder(value: unknown): Holder | undefined {
  if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined;
  if (typeof value.pid !== 'number') return undefined;
  const startedAt = 'startedAt' in value ? value.startedAt : undefined;
  return { pid: value.pid, startedAt: typeof startedAt === 'string' ? startedAt : undefined };
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const now = startTime(pid);
  return startedAt === undefined || now === undefined || now === startedAt;
}

/** The start time of a process in the system's format; undefined if the system has none. */
function startTime(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return linuxStartTime(pid);
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Ticks since boot, the 22nd field of stat; the boot's id keeps two boots apart. */
function linuxStartTime(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name in brackets, which may itself hold spaces and brackets.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ticks === undefined ? undefined : `${boot}:${ticks}`;
}

function heldBy(folder: string, { pid }: Holder): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by another server, process ${pid}: stop that one or set ` +
      'TIYIN_DATA_DIR to another folder.',
  );
}
