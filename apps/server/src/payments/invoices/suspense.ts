import type { InvoiceId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits, zeroUnits, minus } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, transfer } from '../../db/schema.ts';
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

/**
 * The money of a deposit that is here, in minor units: also what is on its way back, because that returns to suspense
 * where its provider refuses (INVOICE-632).
 */
export async function moneyHere(tx: Tx, id: InvoiceId): Promise<MinorUnits> {
  const [row] = await tx.execute<{ total: string }>(sql`select
    (select coalesce(sum(${transfer.amount}), 0) from ${transfer} where ${transfer.invoiceId} = ${id})
    - (select coalesce(sum(${moneyReturn.amount}), 0) from ${moneyReturn}
      where ${moneyReturn.invoiceId} = ${id} and ${moneyReturn.status} = 'PAID')
    - (select coalesce(sum(${moneyReturn.amount}), 0) from ${transfer}
      join ${moneyReturn} on ${moneyReturn.transferId} = ${transfer.id}
      where ${transfer.invoiceId} = ${id} and ${moneyReturn.status} = 'PAID') as total`);
  return minorUnits(BigInt(row?.total ?? '0'));
}
