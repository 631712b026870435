import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { is } from 'superstruct';
import { explainFolderFailure } from '../errors/explain-folder-failure.ts';
import { makeFolder } from '../errors/make-folder.ts';
import { errorCode, StartupError } from '../errors/startup-error.ts';
import { inMemory, type WorkerRequest, workerReport } from './embedded-messages.ts';
import { lockFolder } from './folder-lock.ts';
import { explainFullDisk } from './full-disk.ts';

/** A PostgreSQL running in a thread of this process. */
type Embedded = {
  /** The folder of its Unix socket, as pg takes for a host. */
  readonly socketFolder: string;
  /** Closes it and releases its folder; every connection has to be closed before. */
  readonly stop: () => Promise<void>;
};

/** The socket file that pg looks for in the folder. */
const socketName = '.s.PGSQL.5432';
/** Systems allow 104 to 108 bytes for a socket's path. */
const longestSocketPath = 100;

/**
 * Starts the embedded database.
 * @param dataDir the folder that it lives in, taken for this process alone; or `memory://`
 * @param template a folder dump that a new embedded database starts from
 * @throws StartupError when the folder is in use, cannot be used or holds something else
 */
export async function openEmbedded(dataDir: string, template?: string): Promise<Embedded> {
  const isInMemory = dataDir === inMemory;
  const unlock = isInMemory ? () => undefined : takeFolder(dataDir);
  const socketFolder = makeSocketFolder(isInMemory ? undefined : dataDir);
  const release = (): void => {
    process.off('exit', release);
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  // The process may end while the database is still opening.
  process.once('exit', release);
  try {
    const stop = await startWorker(dataDir, {
      databaseDir: isInMemory ? inMemory : join(dataDir, 'database'),
      socketPath: join(socketFolder, socketName),
      template,
    });
    return { socketFolder, stop: () => stop().finally(release) };
  } catch (error) {
    const explained = explainFullDisk(error, dataDir);
    release();
    throw explainMissing(explained);
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    makeFolder(dataDir);
    return lockFolder(dataDir);
  } catch (error) {
    throw explainFolderFailure(error, dataDir);
  }
}

/** Only this user may connect, because the database requires no password. */
function makeSocketFolder(dataDir: string | undefined): string {
  const beside = dataDir === undefined ? undefined : join(dataDir, 'socket');
  if (beside === undefined || Buffer.byteLength(join(beside, socketName)) > longestSocketPath) {
    return mkdtempSync(join(tmpdir().length > longestSocketPath / 2 ? '/tmp' : tmpdir(), 'tiyin-'));
  }
  // A killed server leaves its socket behind, and a new one cannot listen where one lies.
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  chmodSync(beside, 0o700);
  return beside;
}

/**
 * Resolves when the database is reachable, to what ends it. Should its thread end by itself later,
 * the process must not go on without it.
 */
function startWorker(dataDir: string, request: WorkerRequest): Promise<() => Promise<void>> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: request,
    execArgv: [],
  });
  const isOver = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    worker.on('message', (report: unknown) => {
      if (!is(report, workerReport)) return;
      if (report.kind === 'failed') {
        reject(cannotOpen(dataDir, report.reason));
        return;
      }
      // A later one ends the process, and the log has it.
      worker.off('error', reject);
      worker.once('exit', endUnexpectedly);
      resolve(() => {
        worker.off('exit', endUnexpectedly);
        worker.postMessage('stop');
        return isOver;
      });
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(cannotOpen(dataDir, 'its thread ended')));
  });
}

/** Servers get the build alone, which has no packages (RUN-926). */
function explainMissing(error: unknown): unknown {
  if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') return error;
  return new StartupError(
    'DATABASE_URL is not set, and the embedded database is not installed here: set DATABASE_URL.',
  );
}

function endUnexpectedly(): void {
  throw new Error('The thread of the embedded database ended unexpectedly.');
}

function cannotOpen(dataDir: string, reason: string): StartupError {
  return new StartupError(
    `The embedded database in ${dataDir} cannot be opened, it may be damaged or of another version ` +
      `(${reason}): restore that folder from a backup or set TIYIN_DATA_DIR to another one.`,
  );
}
