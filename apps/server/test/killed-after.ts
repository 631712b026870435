import type { Database } from '../src/db/database.ts';

/** The database of a process that is killed when its work is done once more than so often, uncommitted. */
export function killedAfter(commits: number, database: Database): Database {
  let left = commits;
  const mortal =
    (run: Database['transaction']): Database['transaction'] =>
    (work) =>
      run(async (tx) => {
        const result = await work(tx);
        if (left === 0) throw new Error('killed');
        left -= 1;
        return result;
      });
  return {
    ...database,
    transaction: mortal(database.transaction),
    jobs: { ...database.jobs, transaction: mortal(database.jobs.transaction) },
  };
}
