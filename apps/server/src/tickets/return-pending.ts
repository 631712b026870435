import type { InvoiceId } from '@tiyin/domain/ids';
import { hasPendingApproval } from '../approvals/approval-row.ts';
import type { Tx } from '../db/database.ts';

/**
 * Whether a return of a deposit's money waits for a second person: approved later, it would contradict another
 * decision about the request for it (INVOICE-244).
 */
export async function isReturnPending(tx: Tx, invoiceId: InvoiceId): Promise<boolean> {
  return hasPendingApproval(tx, 'RETURN', `invoice:${invoiceId}`);
}
