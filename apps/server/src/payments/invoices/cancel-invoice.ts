import { depositTransition, withdrawalTransition } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { moveInvoice } from './move-invoice.ts';
import { depositFacts } from './judge-money.ts';
import { moneyHere } from './suspense.ts';

type Cancellation = {
  readonly reason: Extract<StatusReason, 'canceled_by_merchant' | 'canceled_by_customer'>;
  readonly actor: Actor;
  readonly now: Date;
};

/**
 * Cancels a locked invoice for its merchant or its customer (INVOICE-18); a canceled one stays so.
 * 409 `not_cancelable` if it has moved on, or has received money, which must not be lost from
 * sight.
 */
export async function cancelInvoice(
  tx: Tx,
  row: InvoiceRow,
  { reason, actor, now }: Cancellation,
): Promise<InvoiceRow> {
  if (row.status === 'CANCELED') return row;
  const [to] = whereCanceled(row, now);
  if (to === undefined || (await moneyHere(tx, row.id)) > 0n) {
    throw new ProblemError('not_cancelable');
  }
  const moved = await moveInvoice(tx, row, { to, reason, actor, now });
  const subject = `invoice:${row.id}`;
  const sides = { before: { status: row.status }, after: { status: to } };
  recordAudit(tx, { actor, action: 'invoice.canceled', subject, ...sides, now });
  return moved;
}

function whereCanceled(row: InvoiceRow, now: Date) {
  const canceled = { type: 'canceled' } as const;
  return row.flowType === 'DEPOSIT'
    ? depositTransition(row.status, canceled, depositFacts(row, now))
    : withdrawalTransition(row.status, canceled);
}
