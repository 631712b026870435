import { sql } from 'drizzle-orm';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { brokenPromises } from '../apps/server/test/payments/broken-promises.ts';

/** Reads the state of deposits in the measured database. */
export type Books = {
  /** Deposits that were booked in a span of time. */
  readonly bookedBetween: (from: Date, to: Date) => Promise<number>;
  /** Deposits that are booked. */
  readonly done: () => Promise<number>;
  /** Deposits that are not booked yet. */
  readonly open: () => Promise<number>;
  /** The invariants that the database breaks. */
  readonly broken: () => Promise<string[]>;
  /** Runs ANALYZE, which PostgreSQL would do by itself after a minute. */
  readonly analyze: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** @param databaseUrl of a migrated database */
export async function openBooks(databaseUrl: string): Promise<Books> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const count = (query: ReturnType<typeof sql>): Promise<number> =>
    database.transaction(async (tx) => Number((await tx.execute(query))[0]?.['count']));
  return {
    bookedBetween: (from, to) =>
      count(sql`select count(*) from invoice where status = 'DONE'
        and status_at >= ${from.toISOString()} and status_at < ${to.toISOString()}`),
    done: () => count(sql`select count(*) from invoice where status = 'DONE'`),
    open: () => count(sql`select count(*) from invoice where status <> 'DONE'`),
    broken: async () => {
      const untold = await count(sql`select count(*) from invoice where status = 'DONE' and 5 <>
        (select count(*) from callback where invoice_id = invoice.id and state = 'WAITING')`);
      const broken = await database.transaction(brokenPromises);
      return untold === 0 ? broken : [...broken, `${untold} deposits lack some of their callbacks`];
    },
    analyze: async () => {
      await database.transaction((tx) => tx.execute(sql`analyze`));
    },
    close: database.close,
  };
}
