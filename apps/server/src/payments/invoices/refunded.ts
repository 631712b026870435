import type { InvoiceId } from '@tiyin/domain/ids';
import {
  type InvoiceStatusCode,
  countsAsRefunded,
  failedRefundStatuses,
} from '@tiyin/domain/invoices';
import {
  type MinorUnits,
  minorUnits,
  addMoney,
  isLessMoney,
  type Money,
  money,
} from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { and, eq, isNotNull, ne, notInArray, or, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { isUnderWay, payoutsOf } from '../payouts/payout-row.ts';

/**
 * The refunds of a deposit that have not failed, in minor units (INVOICE-230).
 * @param exceptId a refund that is not counted
 */
export async function refundedTotal(
  tx: Tx,
  depositId: InvoiceId,
  exceptId?: InvoiceId,
): Promise<MinorUnits> {
  const [row] = await tx
    .select({ total: sum(invoice.amount) })
    .from(invoice)
    .where(
      and(
        eq(invoice.refundOf, depositId),
        notInArray(invoice.status, [...failedRefundStatuses]),
        exceptId === undefined ? undefined : ne(invoice.id, exceptId),
      ),
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}

/**
 * The refunds of a deposit that a threshold is compared with, in minor units (PEOPLE-521): also failed ones with a payee,
 * because a Retry would pay them beside the others.
 */
export async function requestedTotal(tx: Tx, depositId: InvoiceId): Promise<MinorUnits> {
  const [row] = await tx
    .select({ total: sum(invoice.amount) })
    .from(invoice)
    .where(
      and(
        eq(invoice.refundOf, depositId),
        or(
          notInArray(invoice.status, [...failedRefundStatuses]),
          isNotNull(invoice.credentialEncrypted),
        ),
      ),
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}

/**
 * 409 `refund_exceeds_deposit` if a refund of this amount would bring the refunds of a locked deposit
 * above its amount, 409 `not_refundable` unless it is a deposit and DONE (INVOICE-230).
 */
export async function requireRefundable(
  tx: Tx,
  deposit: InvoiceRow,
  refund: Money & { readonly id?: InvoiceId },
): Promise<void> {
  if (deposit.flowType !== 'DEPOSIT' || deposit.status !== 'DONE') {
    throw new ProblemError('not_refundable');
  }
  const others = money(await refundedTotal(tx, deposit.id, refund.id), deposit.currency);
  if (isLessMoney(deposit, addMoney(others, refund))) {
    throw new ProblemError('refund_exceeds_deposit');
  }
}

/**
 * Checks that the refunds of a deposit allow a locked refund to be sent, or to count again (INVOICE-230). It locks the
 * deposit after its refund, and nothing locks them in the other order (LEDGER-201).
 */
export async function requireStillRefundable(tx: Tx, row: InvoiceRow): Promise<void> {
  if (row.refundOf === null) return;
  const deposit = await lockInvoice(tx, row.refundOf);
  if (!deposit) throw new Error(`deposit ${row.refundOf} is gone`);
  await requireRefundable(tx, deposit, row);
}

const waitsToBeSent = ['NEW', 'IN_PROGRESS', 'PENDING'] as const;

/**
 * 409 as `requireStillRefundable` where a person's change of status would make a locked refund count again, or be sent
 * again, beside those that took its place. One that was sent is booked all the same: its money left (INVOICE-641).
 */
export async function requireRefundMayMove(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatusCode,
): Promise<void> {
  if (row.refundOf === null || !countsAsRefunded(to)) return;
  if (countsAsRefunded(row.status) && !isOneOf(to, waitsToBeSent)) return;
  if (to === 'DONE' && (await wasSent(tx, row))) return;
  await requireStillRefundable(tx, row);
}

async function wasSent(tx: Tx, { id }: InvoiceRow): Promise<boolean> {
  return (await payoutsOf(tx, id)).some((payout) => !isUnderWay(payout));
}
