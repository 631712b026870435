import type { InvoiceId } from '@tiyin/domain/ids';
import { judgeReceived } from '@tiyin/domain/invoices';
import {
  type MinorUnits,
  zeroUnits,
  addMoney,
  type CurrencyCode,
  money,
} from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type { Tx } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';
import { depositFacts, reportedTotal } from './judge-money.ts';
import { readPaymentRules } from './payment-rules.ts';

type Given = {
  readonly invoiceId: InvoiceId;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly now: Date;
};

/**
 * The size of money that a person records or assigns to a deposit (PEOPLE-504), in minor units: its amount, or that
 * of the deposit that it books, if that is larger. Undefined where the deposit is booked already.
 */
export async function countedMoney(
  tx: Tx,
  { invoiceId, now, ...given }: Given,
): Promise<MinorUnits | undefined> {
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId));
  const { amount } = given;
  if (!row || isOneOf(row.status, ['PAYED', 'DONE'])) return undefined;
  const before = row.flowType === 'DEPOSIT' ? await reportedTotal(tx, invoiceId) : zeroUnits;
  if (before <= 0n) return amount;
  const { status } = row;
  const rules = await readPaymentRules(tx, row.terminalId);
  const { amount: received } = addMoney(money(before, row.currency), given);
  const deposit = { status, amount: row.amount, received, facts: depositFacts(row, now), rules };
  const { booked } = judgeReceived(deposit);
  return booked > amount ? booked : amount;
}
