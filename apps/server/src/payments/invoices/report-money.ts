import { compareReported, depositTransition, graceMs } from '@tiyin/domain/invoices';
import { eq, sum } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { bookReportedMoney } from './books.ts';
import type { StatusReason } from '@tiyin/api/types';
import { appendEvent } from './events.ts';
import { type InvoiceRow, lockInvoice } from './invoice-row.ts';
import { moveInvoice } from './move-invoice.ts';

type MoneyReport = {
  readonly invoiceId: string;
  readonly accountId: number;
  /** The provider's own id of the transfer: the same one again changes nothing. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly actor: Actor;
  readonly now: Date;
};

/** What the deposit's history says about money that comes now (decision 14). */
export function depositFacts(row: InvoiceRow, now: Date) {
  return {
    withinGrace: now.getTime() - row.statusAt.getTime() <= graceMs,
    wasRefused: row.wasRefused,
    wasMovedByPerson: row.wasMovedByPerson,
  };
}

/** All money reported for an invoice so far, in minor units. */
export async function reportedTotal(tx: Tx, invoiceId: string): Promise<bigint> {
  const [row] = await tx
    .select({ total: sum(transfer.amount) })
    .from(transfer)
    .where(eq(transfer.invoiceId, invoiceId));
  return BigInt(row?.total ?? '0');
}

/**
 * A provider reports money for a deposit: it is posted to suspense at once, and the deposit moves as
 * the transition table says (decisions 11, 14). A report that was taken before is not taken again.
 */
export async function reportMoney(tx: Tx, report: MoneyReport): Promise<void> {
  const { actor, now, ...columns } = report;
  const row = await lockInvoice(tx, report.invoiceId);
  if (!row)
    throw new Error(`money was reported for invoice ${report.invoiceId}, which is not there`);
  const taken = await tx
    .insert(transfer)
    .values({ ...columns, source: 'provider', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: transfer.id });
  if (taken.length === 0) return;
  await bookReportedMoney(tx, row, report);
  const comparison = compareReported(await reportedTotal(tx, row.id), row.amount);
  const path = depositTransition(
    row.status,
    { type: 'money-reported', comparison },
    depositFacts(row, now),
  );
  if (path.length === 0) {
    // Nobody moves by it, but who decides about the invoice must know that more money came.
    const details = { amount: String(report.amount) };
    await appendEvent(tx, row, { code: 'money_reported', status: null, actor, details, now });
    return;
  }
  let moved = row;
  for (const to of path) {
    moved = await moveInvoice(tx, moved, {
      to,
      reason: reasonOf(to, comparison),
      actor,
      fields: { providerInvoiceId: report.externalId },
      now,
    });
  }
}

function reasonOf(to: string, comparison: 'exact' | 'short' | 'over'): StatusReason {
  if (to === 'DONE') return 'booked';
  if (to === 'PAYED') return 'money_reported';
  return comparison === 'exact' ? 'reports_contradict' : 'amount_differs';
}
