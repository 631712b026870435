import { sql } from 'drizzle-orm';
import type { RunTransaction, Tx } from '../../src/db/transactions.ts';

/** Does work while a transaction has done other work and is not committed; returns what the work returns. */
export async function during<T>(
  run: RunTransaction,
  other: (tx: Tx) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const done = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const open = run(async (tx) => {
    await other(tx);
    await tx.execute(sql`select 1`);
    done.resolve();
    await end.promise;
  });
  await Promise.race([done.promise, open]);
  try {
    return await work();
  } finally {
    end.resolve();
    await open;
  }
}
