import type { MinorUnits } from '../money/index.ts';
import { type InvoiceStatusCode, isFinalStatus } from './status.ts';

/** The maximum length of a reason, in characters, without surrounding blanks. */
export const reasonLength: { readonly min: number; readonly max: number } = { min: 3, max: 500 };

/** A status change by a person, as far as its need for a reason depends on it; amounts in minor units. */
export type JudgedStatusChange = {
  readonly to: InvoiceStatusCode;
  readonly isTest: boolean;
  /** Money that is booked although no provider reported it. */
  readonly vouchedAmount: MinorUnits;
  /** By how much the merchant's balance changes. */
  readonly balanceChange: MinorUnits;
};

/** Whether a person has to give a reason for a status change (INVOICE-211). */
export function isReasonRequired(change: JudgedStatusChange): boolean {
  const { to, isTest, vouchedAmount, balanceChange } = change;
  return vouchedAmount > 0n || balanceChange < 0n || (!isTest && isFinalStatus(to));
}

/** Whether a text can be a reason: whether it has the length, in code points, without the blanks around it. */
export function isReason(text: string): boolean {
  const { length } = Array.from(text.trim());
  return length >= reasonLength.min && length <= reasonLength.max;
}
