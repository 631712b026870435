import type { AccountId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { AccountRow } from '../routing/account-row.ts';

type Wanted = {
  readonly accountId: AccountId;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  /** The current state, for a caller with a stale version. */
  readonly readCurrent: () => Promise<unknown>;
};

/**
 * Locks the row of a payment account for a change without money. 404 if unknown; 409 `conflict` for
 * a stale version.
 */
export async function lockRow(tx: Tx, wanted: Wanted): Promise<AccountRow> {
  const { accountId, expectedVersion } = wanted;
  const [row] = await tx
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict', { current: await wanted.readCurrent() });
  }
  return row;
}
