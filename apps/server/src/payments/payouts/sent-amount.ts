import { type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { alias, and, asc, eq, gt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';

const sending = alias(invoiceEvent, 'sending');

/**
 * The amount with which a payout was sent, in minor units: a person may have lowered that of its withdrawal after it
 * was refused (ROUTING-574).
 */
export async function sentAmount(
  tx: Tx,
  { id }: Pick<PayoutRow, 'id'>,
  { id: invoiceId, amount }: Pick<InvoiceRow, 'amount' | 'id'>,
): Promise<MinorUnits> {
  const [changed] = await tx
    .select({ from: sql<string>`${invoiceEvent.details} ->> 'from'` })
    .from(invoiceEvent)
    .innerJoin(sending, eq(sending.invoiceId, invoiceEvent.invoiceId))
    .where(
      and(
        eq(invoiceEvent.invoiceId, invoiceId),
        eq(invoiceEvent.code, 'amount_changed'),
        eq(sending.code, 'payout_sent'),
        sql`${sending.details} ->> 'payoutId' = ${id}`,
        gt(invoiceEvent.sequence, sending.sequence),
      ),
    )
    .orderBy(asc(invoiceEvent.sequence))
    .limit(1);
  return changed ? minorUnits(BigInt(changed.from)) : amount;
}
