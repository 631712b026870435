import type { MerchantId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** The merchant, and the caller. */
export type Whose = { readonly staff: Staff; readonly merchantId: MerchantId };

/** A person's change of a merchant, with the version that they saw. */
export type MerchantCommand = Whose & {
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Locks the row of a merchant in a person's scope until the transaction ends; returns its next
 * version. 404 out of scope, 409 `conflict` when the version is stale (API-6).
 * @param readCurrent returns the current state for the person's page
 */
export async function lockMerchant(
  tx: Tx,
  { staff, merchantId, expectedVersion }: MerchantCommand,
  readCurrent: () => Promise<unknown>,
): Promise<number> {
  const [row] = await tx
    .select({ version: merchant.version })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict', { current: await readCurrent() });
  }
  return row.version + 1;
}
