import { type Infer, object, optional, string } from 'superstruct';

/** Instead of a folder: nothing is kept on disk. */
export const inMemory = 'memory://';

/** What the thread of the embedded database is told. */
export const workerOrder = object({
  /** Where the database lives; `inMemory` for nowhere. */
  databaseDir: string(),
  /** The Unix socket to listen on. */
  socketPath: string(),
  /** A folder dump that a new database starts from. */
  template: optional(string()),
});

export type WorkerOrder = Infer<typeof workerOrder>;

/** What it answers, once. */
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string };
