import type { InvoiceId } from '@tiyin/domain/ids';
import { claimableAmount } from '@tiyin/domain/invoices';
import { type MinorUnits, minorUnits, minus, zeroUnits } from '@tiyin/domain/money';
import { alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, posting, transfer } from '../../db/schema.ts';
import { sqlStatement } from '../../db/statement.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

const reversal = alias(transfer, 'reversal');
const former = alias(transfer, 'former');

const sumGuessed = sqlStatement<{ invoiceId: InvoiceId }, { total: string }>(
  (given) => sql`select coalesce(sum(${transfer.amount}), 0) as total
    from ${transfer} join ${invoice} on ${invoice.id} = ${transfer.invoiceId}
    where ${transfer.invoiceId} = ${given('invoiceId')}::uuid
      and ${transfer.namedInvoiceId} is distinct from ${invoice.id}
      and ${transfer.reversesId} is null
      and not exists (select from ${transfer} ${reversal}
        where ${reversal.reversesId} = ${transfer.id})
      and not exists (select from ${posting}
        where ${posting.transferId} = ${transfer.id} and ${posting.personId} is not null)
      and (${transfer.amount} <> ${invoice.amount} or exists (select from ${transfer} ${former}
        where ${former.invoiceId} = ${invoice.id} and ${former.amount} = ${invoice.amount}
          and ${former.id} < ${transfer.id}))`,
);

/**
 * The money of a deposit that nobody named it for, that no person assigned and that is not its amount, or is that
 * for the second time: a stranger may have sent it (ROUTING-571). In minor units.
 */
export async function guessedTotal(tx: Tx, invoiceId: InvoiceId): Promise<MinorUnits> {
  const { rows } = await sumGuessed(tx, { invoiceId });
  return minorUnits(BigInt(rows[0]?.total ?? '0'));
}

/** Of an amount of a deposit in suspense, the part that its customer may request back. */
export async function withoutGuessed(
  tx: Tx,
  { id, flowType }: Pick<InvoiceRow, 'flowType' | 'id'>,
  amount: MinorUnits,
): Promise<MinorUnits> {
  if (flowType !== 'DEPOSIT' || amount <= 0n) return amount;
  const guessed = await guessedTotal(tx, id);
  return guessed < amount ? minus(amount, guessed) : zeroUnits;
}

/** The money that the customer of a deposit may request back (FORM-270), in minor units. */
export async function claimableOf(
  tx: Tx,
  row: InvoiceRow,
  received: MinorUnits,
): Promise<MinorUnits> {
  return withoutGuessed(tx, row, claimableAmount({ ...row, received }));
}
