import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider, transfer } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeTransfer, selectTransfers } from './describe-transfer.ts';

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/**
 * A page of the unmatched money, newest first (ROUTING-33), in the person's mode. It belongs to no
 * merchant yet, so the permission alone decides.
 */
export async function listUnmatched(tx: Tx, staff: Staff, { page, size }: Page) {
  const condition = and(
    isNull(transfer.invoiceId),
    sql`(${provider.kind} = 'sandbox') = ${staff.testDashboard}`,
  );
  const rows = await selectTransfers(tx)
    .where(condition)
    .orderBy(desc(transfer.createdAt), desc(transfer.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx
    .select({ total: count() })
    .from(transfer)
    .innerJoin(paymentAccount, eq(paymentAccount.id, transfer.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(condition);
  return { data: rows.map(describeTransfer), total: counted?.total ?? 0 };
}
