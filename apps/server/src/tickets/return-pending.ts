import type { InvoiceId } from '@tiyin/domain/ids';
import type { Tx } from '../db/database.ts';
import { and, eq } from '../db/drizzle.ts';
import { approval } from '../db/schema.ts';

/**
 * Whether a return of a deposit's money waits for a second person: approved later, it would contradict another
 * decision about the request for it (INVOICE-244).
 */
export async function isReturnPending(tx: Tx, invoiceId: InvoiceId): Promise<boolean> {
  const [found] = await tx
    .select({ id: approval.id })
    .from(approval)
    .where(
      and(
        eq(approval.kind, 'RETURN'),
        eq(approval.subject, `invoice:${invoiceId}`),
        eq(approval.status, 'PENDING'),
      ),
    );
  return found !== undefined;
}
