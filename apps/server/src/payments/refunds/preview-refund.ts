import { asId, type PostingId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import {
  type ChangeEffect,
  lockedRow,
  previewBooks,
  writtenCallbacks,
} from '../invoices/preview-change.ts';
import { requestedTotal } from '../invoices/refunded.ts';
import { givenToPayee } from '../payouts/given-to-payee.ts';
import { openPayee } from '../payouts/payee.ts';
import { isReportedByHand } from '../returns/return-source.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { type StaffRefund, applyRefund } from './refund-by-staff.ts';

/** A refund is a new invoice: all its postings are later than this one. */
const none = asId<PostingId>(0);

export type RefundEffect = ChangeEffect & {
  /**
   * All refunds of its deposit that are or could be paid, or all that its payee gets in 24 hours if that is more; minor
   * units.
   */
  readonly together: MinorUnits;
  /** Whether a part of the deposit's money was reported by people alone (PEOPLE-543). */
  readonly isByHand: boolean;
};

/**
 * Makes a refund and returns its effect (INVOICE-213, INVOICE-230): the postings, the balance and the
 * callbacks are those of the refund. The caller undoes it. Without a payee nothing is booked yet.
 */
export async function previewRefund(tx: Tx, change: StaffRefund): Promise<RefundEffect> {
  const { staff, secrets, invoiceId, now } = change;
  await requireVisible(tx, staff, invoiceId);
  if (!hasPermission(staff.permissions, 'invoice.refund')) throw new ProblemError('forbidden');
  const deposit = await lockedRow(tx, invoiceId);
  const { row } = await applyRefund(tx, change);
  // Fails here where the commit would.
  await tx.execute(sql`set constraints all immediate`);
  const refund = await lockedRow(tx, row.id);
  const books = await previewBooks(tx, staff, refund, none);
  const whole = {
    version: deposit.version,
    isReasonRequired: true,
    fee: refund.fee === null ? null : amountToWire(refund.fee),
    vouchedAmount: 0,
    ...books,
    callbacks: await writtenCallbacks(tx, { id: refund.id, eventSequence: 0 }),
    isPayoutUnderWay: false,
    isReleasing: false,
  };
  const ofDeposit = await requestedTotal(tx, deposit.id);
  const credential = openPayee(secrets, refund);
  const ofPayee = credential
    ? await givenToPayee(tx, { credential, currency: refund.currency, secrets, now })
    : zeroUnits;
  const together = ofPayee > ofDeposit ? ofPayee : ofDeposit;
  const isByHand = await isReportedByHand(tx, { invoiceId: deposit.id });
  return { invoice: deposit, isReasonRequired: true, isBooked: true, whole, together, isByHand };
}
