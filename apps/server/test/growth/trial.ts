import type { Database, Tx } from '../../src/db/database.ts';
import { rolledBack } from '../../src/db/transactions.ts';

/** Runs work in a transaction that is rolled back. */
export async function trialIn<Result>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { result } = await rolledBack(transaction, async (tx) => ({ result: await work(tx) }));
  return result;
}
