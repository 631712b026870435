import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { describeMerchants } from './describe-merchant.ts';

/** The merchant that a person belongs to; 404 for people of no single one. */
export async function ownMerchant(tx: Tx, staff: Staff) {
  if (staff.merchantId === null) {
    throw new ProblemError('not_found', { detail: 'You belong to no single merchant' });
  }
  const rows = await tx.select().from(merchant).where(eq(merchant.id, staff.merchantId));
  const [own] = await describeMerchants(tx, rows);
  if (!own) throw new ProblemError('not_found');
  return own;
}
