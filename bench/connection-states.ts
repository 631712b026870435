import type { DatabaseServer } from './database-server.ts';

/** The states of connections, as shares of all samples. */
export type Waits = Readonly<Record<string, number>>;

const everyMs = 100;

/**
 * Samples the connections to a database ten times a second. Returns a function that ends this and returns
 * the shares. A sample is one cheap query.
 */
export function watchWaits(server: DatabaseServer, database: string): () => Promise<Waits> {
  const seen = new Map<string, number>();
  let isRunning = true;
  const watch = async (): Promise<void> => {
    while (isRunning) {
      const startedAt = performance.now();
      for (const { what, count } of await server.activity(database)) {
        seen.set(what, (seen.get(what) ?? 0) + count);
      }
      const restMs = everyMs - (performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, Math.max(restMs, 0)));
    }
  };
  const ended = watch();
  return async () => {
    isRunning = false;
    await ended;
    const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
    return Object.fromEntries([...seen].map(([what, count]) => [what, count / all]));
  };
}
