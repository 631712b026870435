import type { Tx } from '../../db/database.ts';
import { readReason, requireReason } from '../given-reason.ts';
import { type InvoiceChange, lockForChange } from '../invoices/lock-for-change.ts';
import { type Refund, type RefundRequest, refundDeposit } from './refund-deposit.ts';

/** A refund by a person of the staff. */
export type StaffRefund = InvoiceChange &
  Pick<RefundRequest, 'amount' | 'payee' | 'publicUrl'> & { readonly reason?: string | undefined };

/** A person gives a deposit back (INVOICE-230). 422 `reason_required`; otherwise as `refundDeposit`. */
export async function refundByStaff(tx: Tx, change: StaffRefund): Promise<Refund> {
  const reason = readReason(change.reason);
  requireReason(true, reason);
  return applyRefund(tx, { ...change, reason });
}

/** Makes the refund of `refundByStaff`, and leaves it to the caller to refuse it without a reason. */
export async function applyRefund(tx: Tx, change: StaffRefund): Promise<Refund> {
  const { staff, reason = '' } = change;
  const deposit = await lockForChange(tx, change, 'invoice.refund');
  const actor = { type: 'staff', id: staff.id } as const;
  return refundDeposit(tx, deposit, { ...change, reason, actor });
}
