import { type InvoiceStatusCode, unpaidEnd } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceFields, InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { lockForHealth, pauseIfUnhealthy } from '../routing/account-health.ts';
import { moveInvoice } from './move-invoice.ts';
import { moneyHere } from './suspense.ts';

type End = {
  readonly to: InvoiceStatusCode;
  readonly reason: StatusReason;
  readonly actor: Actor;
  readonly details?: unknown;
  readonly fields?: InvoiceFields;
  readonly now: Date;
};

/**
 * Ends a locked deposit without money. If some did arrive (a part of the amount, or staff opened it
 * again), staff decide (INVOICE-26): no customer's money is hidden behind CANCELED or DECLINED.
 */
export async function endUnpaid(tx: Tx, row: InvoiceRow, end: End): Promise<InvoiceRow> {
  const received = await moneyHere(tx, row.id);
  const to = unpaidEnd(end.to, received);
  if (to === end.to) return endWithoutMoney(tx, row, end);
  const isRestMissing = end.reason === 'match_window_ended' && received < row.amount;
  return moveInvoice(tx, row, {
    ...end,
    to,
    reason: isRestMissing ? 'amount_differs' : 'reports_contradict',
  });
}

/** The customer declared it to be paid, and no money came: that counts against its account (ROUTING-250). */
async function endWithoutMoney(tx: Tx, row: InvoiceRow, end: End): Promise<InvoiceRow> {
  const { accountId, isTest, status } = row;
  const isClaimed = status === 'PENDING' && end.to === 'DECLINED';
  const account = isClaimed && accountId !== null ? await lockForHealth(tx, accountId) : undefined;
  const moved = await moveInvoice(tx, row, end);
  if (account) await pauseIfUnhealthy(tx, account, { isTest, now: end.now });
  return moved;
}
