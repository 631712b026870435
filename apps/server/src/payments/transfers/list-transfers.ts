import { and, count, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount, provider, transfer } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeTransfer, selectTransfers } from './describe-transfer.ts';
import { type TransferFilter, transferConditions } from './transfer-filter.ts';

type Page = TransferFilter & {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of transfers, newest first, in the person's mode (ROUTING-33, OFFICE-273). */
export async function listTransfers(tx: Tx, staff: Staff, { page, size, ...filter }: Page) {
  const condition = and(...transferConditions(staff, filter));
  const rows = await selectTransfers(tx)
    .where(condition)
    .orderBy(desc(transfer.createdAt), desc(transfer.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx
    .select({ total: count() })
    .from(transfer)
    .leftJoin(paymentAccount, eq(paymentAccount.id, transfer.accountId))
    .leftJoin(provider, eq(provider.id, paymentAccount.providerId))
    .leftJoin(invoice, eq(invoice.id, transfer.invoiceId))
    .where(condition);
  return { data: rows.map(describeTransfer), total: counted?.total ?? 0 };
}
