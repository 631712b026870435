import type { AccountId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { statementSource } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';

/**
 * Queues the matching of the lines of an account that has statements, because money of it is not what a line may have
 * been matched with: also where no line is, since a match that is not committed yet cannot be seen (LEDGER-262).
 */
export async function matchAgain(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  const [source] = await tx
    .select({ accountId: statementSource.accountId })
    .from(statementSource)
    .where(eq(statementSource.accountId, accountId));
  if (source) enqueue(tx, 'statement.match', { accountId }, now);
}
