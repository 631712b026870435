import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import { describeMerchants } from './describe-merchant.ts';
import type { Whose } from './lock-merchant.ts';

/** A merchant in a person's scope; 404 out of it (PEOPLE-20). */
export async function readMerchant(tx: Tx, { staff, merchantId }: Whose) {
  const rows = await tx
    .select()
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  const [found] = await describeMerchants(tx, rows);
  if (!found) throw new ProblemError('not_found');
  return found;
}
