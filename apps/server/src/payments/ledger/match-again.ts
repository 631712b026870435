import type { AccountId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';

type Undone = {
  readonly accountId: AccountId;
  /** Minor units, above zero for money that came. */
  readonly amount: MinorUnits;
};

/**
 * Queues the matching of the lines of an account again where one of them may have been matched with money that is not
 * there after all. Any line of the amount may be: a match that is not committed yet cannot be seen (LEDGER-262).
 */
export async function matchAgain(tx: Tx, { accountId, amount }: Undone, now: Date): Promise<void> {
  const ofAmount = and(eq(statementLine.accountId, accountId), eq(statementLine.amount, amount));
  const [line] = await tx
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(ofAmount)
    .limit(1);
  if (line) enqueue(tx, 'statement.match', { accountId }, now);
}
