import { sql } from './drizzle.ts';
import type { Database } from './database.ts';
import { limitNames } from './limits.ts';

const liftLocally = sql`select ${sql.join(
  limitNames.map((name) => sql`set_config(${name}, '0', true)`),
  sql`, `,
)}`;

/** The same database for the steps of a start, which fill it and wait for each other without a limit. */
export function withoutLimits(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        await tx.execute(liftLocally);
        return work(tx);
      }),
  };
}
