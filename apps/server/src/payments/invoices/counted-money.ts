import type { InvoiceId } from '@tiyin/domain/ids';
import { judgeReceived } from '@tiyin/domain/invoices';
import {
  type MinorUnits,
  zeroUnits,
  addMoney,
  type CurrencyCode,
  minorUnits,
  money,
  plus,
} from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import type { Tx } from '../../db/database.ts';
import { and, eq, ne, or, sql } from '../../db/drizzle.ts';
import { auditEntry, invoice, transfer } from '../../db/schema.ts';
import { isStanding } from '../ledger/waiting-transfer.ts';
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
 * All money of a deposit that people gave to it, in minor units: reported by them, shown by a statement that they sent,
 * or assigned by them (PEOPLE-541).
 */
export async function givenByPeople(tx: Tx, invoiceId: InvoiceId): Promise<MinorUnits> {
  const isAssigned = sql`exists (select 1 from ${auditEntry}
    where ${auditEntry.subject} = 'transfer:' || ${transfer.id}
      and ${auditEntry.action} = 'transfer.assigned'
      -- Partitions of months before it are not read; clocks of servers may differ.
      and ${auditEntry.createdAt} >= ${transfer.createdAt} - interval '1 hour')`;
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${transfer.amount}), 0)::text` })
    .from(transfer)
    .where(
      and(
        eq(transfer.invoiceId, invoiceId),
        isStanding,
        or(ne(transfer.source, 'provider'), isAssigned),
      ),
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}

/**
 * The size of money that a person records or assigns to a deposit (PEOPLE-504), in minor units: its amount with what
 * people gave before, or that of the deposit that it books, if that is larger. Undefined where the deposit is booked already.
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
  const together = plus(await givenByPeople(tx, invoiceId), amount);
  return booked > together ? booked : together;
}
