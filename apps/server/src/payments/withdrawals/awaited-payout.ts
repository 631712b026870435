import { and, desc, eq, isNotNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent, notification } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { type PayoutRow, payoutsOf } from '../payouts/payout-row.ts';

type Reported = { readonly payout: PayoutRow; readonly invoice: InvoiceRow };

/**
 * Whether a locked withdrawal is in ERROR only because this payout's outcome was unknown for too long: no person has
 * moved it since, no report of another amount or outcome came, and no other payout of it was paid (LEDGER-290).
 */
export async function isAwaitedPayout(tx: Tx, { payout, invoice }: Reported): Promise<boolean> {
  if (invoice.status !== 'ERROR') return false;
  const [lastMove] = await tx
    .select({ code: invoiceEvent.code })
    .from(invoiceEvent)
    .where(and(eq(invoiceEvent.invoiceId, invoice.id), isNotNull(invoiceEvent.status)))
    .orderBy(desc(invoiceEvent.sequence))
    .limit(1);
  if (lastMove?.code !== 'payout_unknown') return false;
  const others = (await payoutsOf(tx, invoice.id)).filter(({ id }) => id !== payout.id);
  if (others.some(({ status }) => status === 'PAID')) return false;
  const [contradiction] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.subject, `invoice:${invoice.id}`),
        eq(notification.kind, 'REPORTS_CONTRADICT'),
      ),
    )
    .limit(1);
  return contradiction === undefined;
}
