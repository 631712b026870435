import type { Database } from '../src/db/database.ts';

/** The database of a process that is killed when its work is done once more than so often, uncommitted. */
export function killedAfter(commits: number, database: Database): Database {
  let left = commits;
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        if (left === 0) throw new Error('killed');
        left -= 1;
        return result;
      }),
  };
}
