import { asId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { statusChange } from '../../src/approval-kinds/status-change.ts';
import { requestApproval } from '../../src/approvals/request-approval.ts';
import { invoice, person } from '../../src/db/schema.ts';
import { undone } from '../../src/db/transactions.ts';
import type { TestApp } from '../test-app.ts';

/** Status 7 of reference list 201. */
const canceled = 7;

/** A request of the second operator to cancel an invoice, as if it needed approval. */
export async function requestCancel(
  { context: { database, secrets }, clock }: TestApp,
  invoiceId: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(invoice)
      .where(eq(invoice.id, asId(invoiceId)));
    const [staff] = await tx.select().from(person).where(eq(person.username, 'approver'));
    if (!row || !staff) throw new Error('there is no person to request an approval');
    const payload = { invoiceId: row.id, statusId: canceled };
    const now = clock.now();
    const change = { payload, staff, secrets, reason: undefined, expectedVersion: undefined, now };
    const effect = await undone(tx, () => statusChange.preview(tx, change));
    const { amount, currency } = row;
    return requestApproval(tx, statusChange, change, { ...effect, size: { amount, currency } });
  });
}
