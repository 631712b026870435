import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { mismatchOf } from './named-deposit.ts';
import type { ReportedAccount } from './reported-account.ts';

type Input = {
  readonly staff: Staff;
  readonly invoiceId: InvoiceId;
  readonly account: ReportedAccount;
};

/**
 * Checks whether a person may assign money to an invoice: 422 if it is out of their scope, not a
 * deposit, in another currency, or of the other mode (LEDGER-11).
 */
export async function requireAssignable(tx: Tx, { staff, invoiceId, account }: Input) {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)));
  const mismatch = row ? mismatchOf(row, account) : 'There is no such invoice';
  if (mismatch !== undefined) throw notAllowed('/invoiceId', mismatch);
}
