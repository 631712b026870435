import type { InvoiceId } from '@tiyin/domain/ids';
import {
  type DepositFacts,
  type InvoiceStatusCode,
  type ReportedComparison,
  compareReported,
  depositTransition,
  graceMs,
} from '@tiyin/domain/invoices';
import { eq, sum } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { transfer } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { notify } from '../../notifications/notify.ts';
import type { StatusReason } from '@tiyin/api/types';
import { appendEvent } from './events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { type PreloadedBooks, moveInvoice } from './move-invoice.ts';

/** The deposit's history, as far as money that arrives now depends on it (INVOICE-25). */
export function depositFacts(row: InvoiceRow, now: Date): DepositFacts {
  return {
    withinGrace: now.getTime() - row.statusAt.getTime() <= graceMs,
    wasRefused: row.wasRefused,
    wasMovedByPerson: row.wasMovedByPerson,
  };
}

const sumReported = statement((composer, given: Given<{ invoiceId: InvoiceId }>) =>
  composer
    .select({ total: sum(transfer.amount) })
    .from(transfer)
    .where(eq(transfer.invoiceId, given('invoiceId'))),
);

/** All money reported for an invoice so far, in minor units. */
export async function reportedTotal(tx: Tx, invoiceId: InvoiceId): Promise<bigint> {
  const [row] = await sumReported(tx, { invoiceId });
  return BigInt(row?.total ?? '0');
}

type Money = {
  /** The reporter's own id of the transfer. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly actor: Actor;
  /** When it was reported: grace counts from then, also where its invoice was found later. */
  readonly cameAt: Date;
  /** All that was reported for the deposit, where it was just read. */
  readonly total?: bigint | undefined;
  readonly preloaded?: PreloadedBooks | undefined;
  readonly now: Date;
};

/**
 * Applies money that was just recorded and posted to a locked deposit: it moves as the transition
 * table says (INVOICE-15); without a move, staff are notified.
 */
export async function judgeMoney(tx: Tx, row: InvoiceRow, money: Money): Promise<void> {
  const { actor, now } = money;
  const total = money.total ?? (await reportedTotal(tx, row.id));
  const comparison = compareReported(total, row.amount);
  const facts = depositFacts(row, money.cameAt);
  const path = depositTransition(row.status, { type: 'money-reported', comparison }, facts);
  if (path.length === 0) return notifyOfMoreMoney(tx, row, money);
  let moved = row;
  for (const to of path) {
    moved = await moveInvoice(tx, moved, {
      to,
      reason: reasonOf(to, row, { comparison, facts }),
      actor,
      fields: { providerInvoiceId: money.externalId },
      preloaded: money.preloaded,
      now,
    });
  }
}

type Judged = { readonly comparison: ReportedComparison; readonly facts: DepositFacts };

/** Why money led a deposit where it led it, which was as `row` before (INVOICE-15). */
function reasonOf(
  to: InvoiceStatusCode,
  row: InvoiceRow,
  { comparison, facts }: Judged,
): StatusReason {
  if (to === 'DONE') return 'booked';
  if (to === 'PAYED') return 'money_reported';
  if (comparison !== 'exact') return 'amount_differs';
  const hasEnded = row.status === 'CANCELED' || row.status === 'DECLINED';
  const isLateAlone = !facts.withinGrace && !facts.wasRefused && !facts.wasMovedByPerson;
  return hasEnded && isLateAlone ? 'money_late' : 'reports_contradict';
}

/** It moves nothing, but staff who decide about the invoice must know that more money arrived. */
async function notifyOfMoreMoney(
  tx: Tx,
  row: InvoiceRow,
  { actor, amount, now }: Money,
): Promise<void> {
  const details = { amount: String(amount) };
  appendEvent(tx, row, { code: 'money_reported', status: null, actor, details, now });
  await notify(tx, {
    kind: 'TRANSFER_DIFFERS',
    subject: `invoice:${row.id}`,
    merchantId: row.merchantId,
    isTest: row.isTest,
    details: { ...details, currency: row.currency },
    now,
  });
}
