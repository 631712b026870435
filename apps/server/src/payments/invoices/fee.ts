import { feeOf } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { methodsEverOf } from '../terminal-methods.ts';
import type { InvoiceRow } from './invoice-row.ts';

/**
 * The fee of an invoice in minor units, by the rule of its method on its terminal (decision 5). Where a
 * person books an invoice that no method was chosen for, the terminal's first method decides.
 */
export async function invoiceFee(tx: Tx, row: InvoiceRow): Promise<bigint> {
  const methods = await methodsEverOf(tx, { terminalId: row.terminalId });
  const rule = methods.find((method) => method.methodId === row.methodId) ?? methods[0];
  if (!rule) throw new Error(`terminal ${row.terminalId} has no methods`);
  return feeOf(row.amount, { basisPoints: rule.feeBasisPoints, fixed: rule.feeFixed });
}
