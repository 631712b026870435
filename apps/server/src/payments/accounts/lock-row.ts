import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { AccountRow } from '../routing/account-row.ts';

type Wanted = {
  readonly accountId: number;
  /** The version that the person saw; undefined where none was sent. */
  readonly expectedVersion: number | undefined;
  /** How it stands, for who saw another version. */
  readonly readCurrent: () => Promise<unknown>;
};

/**
 * Locks the row of a payment account, for who changes it without moving money. 404 where there is none; 409
 * `conflict` where its version is another.
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
