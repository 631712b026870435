// The thread of the embedded database: in the main one its queries would hold up every request.
import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { create } from 'superstruct';
import {
  draftOf,
  inMemory,
  type WorkerRequest,
  workerRequest,
  type WorkerReport,
} from './embedded-messages.ts';

/** A connection that was lost may still be leaving when the next one comes. */
const connections = 4;

const request = create(workerData, workerRequest);

try {
  const database = await open(request);
  const server = new PGLiteSocketServer({
    db: database,
    path: request.socketPath,
    maxConnections: connections,
  });
  await server.start();
  parentPort?.once('message', () => {
    void stop(database, server);
  });
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : 'unreadable' });
  process.exit();
}

/** The thread ends by itself once nothing is open any more. */
async function stop(database: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await database.close();
  parentPort?.close();
}

/** A database whose making was cut short cannot be opened: it is made aside and moved into place. */
async function make({ databaseDir, template }: WorkerRequest): Promise<void> {
  const draft = draftOf(databaseDir);
  rmSync(draft, { recursive: true, force: true });
  const database = await createFrom(draft, template);
  await database.close();
  renameSync(draft, databaseDir);
}

async function createFrom(dataDir: string, template: string | undefined): Promise<PGlite> {
  if (template === undefined) return PGlite.create({ dataDir });
  return PGlite.create({ dataDir, loadDataDir: await openAsBlob(template) });
}

async function open(requested: WorkerRequest): Promise<PGlite> {
  const isInMemory = requested.databaseDir === inMemory;
  if (!isInMemory && !existsSync(requested.databaseDir)) await make(requested);
  const database = await createFrom(
    requested.databaseDir,
    isInMemory ? requested.template : undefined,
  );
  // One session for all connections; the same as theirs on PostgreSQL (RUN-973).
  await database.exec('set enable_partitionwise_join = on');
  const execute = database.execProtocolRawStream.bind(database);
  // Errors of SQL are answers of the protocol. What is thrown means that the database itself broke;
  // the socket server would fall silent and every query hang, so the thread ends the process.
  database.execProtocolRawStream = async (...args) => {
    try {
      await execute(...args);
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
    }
  };
  return database;
}

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}
