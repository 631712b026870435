import type { RefundUnderWay } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { failedRefundStatuses } from '@tiyin/domain/invoices';
import { type MinorUnits, amountToWire, minorUnits, plus, zeroUnits } from '@tiyin/domain/money';
import { and, eq, ne, notInArray, sql, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { approval, invoice, moneyReturn, payout } from '../../db/schema.ts';

type State = RefundUnderWay['state'] | 'PAID';

/** Money that is given back: all of it that has not failed, and the parts that are not paid out yet (INVOICE-232). */
export type GivenBack = {
  readonly total: MinorUnits;
  readonly underWay: readonly RefundUnderWay[];
};

/** None of it. */
export const nothingGivenBack: GivenBack = { total: zeroUnits, underWay: [] };

const refundState = sql<State>`case
  when ${invoice.status} = 'DONE' then 'PAID'
  when ${payout.status} = 'UNKNOWN' or (${invoice.status} = 'ERROR' and ${payout.id} is not null) then 'UNKNOWN'
  when ${invoice.status} = 'ERROR' then 'PERSON'
  when ${invoice.status} <> 'NEW' then 'PAYOUT'
  when exists (select from ${approval} where ${approval.kind} = 'REFUND'
    and ${approval.subject} = 'invoice:' || ${invoice.id} and ${approval.status} = 'PENDING') then 'APPROVAL'
  else 'PAYEE' end`;

/** The refunds of a deposit (INVOICE-230). */
export async function refundsOf(tx: Tx, depositId: InvoiceId): Promise<GivenBack> {
  const isOpen = sql`${payout.status} in ('NEW', 'SENT', 'UNKNOWN')`;
  const rows = await tx
    .select({ state: refundState, amount: sum(invoice.amount) })
    .from(invoice)
    .leftJoin(payout, and(eq(payout.invoiceId, invoice.id), isOpen))
    .where(
      and(eq(invoice.refundOf, depositId), notInArray(invoice.status, [...failedRefundStatuses])),
    )
    .groupBy(sql`1`);
  return givenBack('REFUND', rows);
}

const returnState = sql<State>`case ${moneyReturn.status}
  when 'PAID' then 'PAID' when 'UNKNOWN' then 'UNKNOWN' else 'PAYOUT' end`;

/** The returns of the money of a deposit that stood in suspense (LEDGER-250). */
export async function returnsOf(tx: Tx, invoiceId: InvoiceId): Promise<GivenBack> {
  const rows = await tx
    .select({ state: returnState, amount: sum(moneyReturn.amount) })
    .from(moneyReturn)
    .where(and(eq(moneyReturn.invoiceId, invoiceId), ne(moneyReturn.status, 'FAILED')))
    .groupBy(sql`1`);
  return givenBack('RETURN', rows);
}

function givenBack(
  kind: RefundUnderWay['kind'],
  rows: readonly { readonly state: State; readonly amount: string | null }[],
): GivenBack {
  const parts = rows.map(({ amount, state }) => ({
    state,
    amount: minorUnits(BigInt(amount ?? '0')),
  }));
  return {
    total: parts.reduce((total, { amount }) => plus(total, amount), zeroUnits),
    underWay: parts.flatMap(({ amount, state }) =>
      state === 'PAID' ? [] : [{ kind, state, amount: amountToWire(amount) }],
    ),
  };
}
