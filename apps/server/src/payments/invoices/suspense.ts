import type { InvoiceId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits, zeroUnits, minus } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { and, eq, ne, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { reportedTotal } from './judge-money.ts';

/** Whether a deposit does not wait for money any more: what stands in suspense may be returned (LEDGER-250). */
export function isReturnable({
  flowType,
  status,
}: Pick<InvoiceRow, 'flowType' | 'status'>): boolean {
  return flowType === 'DEPOSIT' && isOneOf(status, ['DONE', 'ERROR', 'CANCELED', 'DECLINED']);
}

/** The money of a deposit that stands in suspense, in minor units. */
export async function suspenseOf(
  tx: Tx,
  { id, status, amount }: Pick<InvoiceRow, 'id' | 'status' | 'amount'>,
): Promise<MinorUnits> {
  return minus(await reportedTotal(tx, id), status === 'DONE' ? amount : zeroUnits);
}

/** The returns of an invoice's money that have not failed, in minor units. */
export async function returnedTotal(tx: Tx, invoiceId: InvoiceId): Promise<MinorUnits> {
  const [row] = await tx
    .select({ total: sum(moneyReturn.amount) })
    .from(moneyReturn)
    .where(and(eq(moneyReturn.invoiceId, invoiceId), ne(moneyReturn.status, 'FAILED')));
  return minorUnits(BigInt(row?.total ?? '0'));
}
