import type { TransferId } from '@tiyin/domain/ids';
import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, transfer } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { candidatesFor } from './candidates.ts';
import { describeTransfer, selectTransfers } from './describe-transfer.ts';

/**
 * One transfer of a person's scope, with the deposits that it may match while it has none; 404 out
 * of scope.
 */
export async function readTransfer(tx: Tx, staff: Staff, id: TransferId) {
  const found = await findVisible(tx, staff, id);
  const { transfer: row, account, provider: owner } = found;
  const book = { ...account, isTest: owner.kind === 'sandbox' };
  const candidates =
    row.invoiceId === null ? await candidatesFor(tx, staff, { transfer: row, account: book }) : [];
  return { ...describeTransfer(found), candidates };
}

/** Unmatched money belongs to no merchant; the rest has its invoice's scope. 404 out of scope. */
export async function findVisible(tx: Tx, staff: Staff, id: TransferId) {
  const matchedInvoice = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, transfer.invoiceId), inScope(staff, invoice.merchantId)));
  const [found] = await selectTransfers(tx).where(
    and(eq(transfer.id, id), or(isNull(transfer.invoiceId), exists(matchedInvoice))),
  );
  if (!found) throw new ProblemError('not_found');
  return found;
}
