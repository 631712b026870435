import { type Infer, literal, object, optional, string, union } from 'superstruct';

/** Instead of a folder: nothing is kept on disk. */
export const inMemory = 'memory://';

/** The folder in which a new database is made before it is moved into place. */
export const draftOf = (databaseDir: string): string => `${databaseDir}.new`;

/** A message to the thread of the embedded database. */
export const workerRequest = object({
  /** Where the database lives; `inMemory` for nowhere. */
  databaseDir: string(),
  /** The Unix socket to listen on. */
  socketPath: string(),
  /** A folder dump that a new database starts from. */
  template: optional(string()),
});

export type WorkerRequest = Infer<typeof workerRequest>;

/** Its response, once. Node may also post its own messages, as under `--watch`. */
export const workerReport = union([
  object({ kind: literal('ready') }),
  object({ kind: literal('failed'), reason: string() }),
]);

export type WorkerReport = Infer<typeof workerReport>;
