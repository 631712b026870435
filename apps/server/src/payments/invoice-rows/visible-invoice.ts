import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

/** The check for every request about one invoice: 404 out of the person's scope (PEOPLE-20). */
export async function requireVisible(tx: Tx, staff: Staff, invoiceId: InvoiceId): Promise<void> {
  const [visible] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)));
  if (!visible) throw new ProblemError('not_found');
}
