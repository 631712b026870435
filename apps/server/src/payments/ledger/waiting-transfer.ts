import type { TransferId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { type SQL, and, eq, isNull, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, transfer } from '../../db/schema.ts';

const reversal = alias(transfer, 'reversal');

/** The money of a transfer that was given back or is on its way back, in minor units (LEDGER-250). */
export const returnedSum: SQL<string> = sql`(select coalesce(sum(${moneyReturn.amount}), 0)
  from ${moneyReturn}
  where ${moneyReturn.transferId} = ${transfer.id} and ${moneyReturn.status} <> 'FAILED')`;

const isReturnUnderWay: SQL<boolean> = sql`exists (select from ${moneyReturn}
  where ${moneyReturn.transferId} = ${transfer.id}
    and ${moneyReturn.status} in ('NEW', 'SENT', 'UNKNOWN'))`;

/** Whether a transfer stands: it neither takes another one back nor was taken back (LEDGER-270). */
export const isStanding: SQL = sql`${transfer.reversesId} is null
  and not exists (select from ${transfer} ${reversal} where ${reversal.reversesId} = ${transfer.id})`;

/** Whether an unmatched transfer waits for a person: it stands, has no invoice, and some of it is left (LEDGER-280). */
export const isWaitingTransfer: SQL | undefined = and(
  isNull(transfer.invoiceId),
  isStanding,
  sql`${transfer.amount} > ${returnedSum}`,
);

/** The returns of a locked transfer: how much, and whether the outcome of one is unknown. */
export async function readReturned(
  tx: Tx,
  id: TransferId,
): Promise<{ readonly amount: MinorUnits; readonly isUnderWay: boolean }> {
  const rows = await tx.execute<{ amount: string; is_under_way: boolean }>(
    sql`select ${returnedSum} as amount, ${isReturnUnderWay} as is_under_way
      from ${transfer} where ${eq(transfer.id, id)}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`transfer ${id} is gone`);
  return { amount: minorUnits(BigInt(row.amount)), isUnderWay: row.is_under_way };
}
