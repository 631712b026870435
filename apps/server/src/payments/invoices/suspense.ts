import { type MinorUnits, zeroUnits, minus } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type { Tx } from '../../db/database.ts';
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
