import { type MinorUnits, minus, negated, plus, zeroUnits } from '../money/index.ts';
import type { FlowTypeCode } from './flow-type.ts';
import type { InvoiceStatusCode } from './status.ts';

/**
 * An invoice's effect on the ledger's accounts by its status, in minor units, credit-positive; it
 * always sums to zero (LEDGER-10, LEDGER-16). Money reported for a deposit but not booked is not
 * part of it: its own posting holds it in suspense.
 */
export type InvoicePosition = {
  readonly suspense: MinorUnits;
  readonly merchantBalance: MinorUnits;
  readonly merchantReserve: MinorUnits;
  /** The payment account that paid a payout: its loss is above zero. */
  readonly paymentAccount: MinorUnits;
  readonly fees: MinorUnits;
};

const nothing: InvoicePosition = {
  suspense: zeroUnits,
  merchantBalance: zeroUnits,
  merchantReserve: zeroUnits,
  paymentAccount: zeroUnits,
  fees: zeroUnits,
};

/** An invoice, as far as its position depends on it; amounts in minor units. */
export type PositionedInvoice = {
  readonly flowType: FlowTypeCode;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
};

/** The position of an invoice in a status (LEDGER-16). */
export function invoicePosition(
  status: InvoiceStatusCode,
  { flowType, amount, fee }: PositionedInvoice,
): InvoicePosition {
  return flowType === 'DEPOSIT'
    ? depositPosition(status, amount, fee)
    : withdrawalPosition(status, amount, fee);
}

/** Only DONE has moved a deposit's money out of suspense. */
function depositPosition(
  status: InvoiceStatusCode,
  amount: MinorUnits,
  fee: MinorUnits,
): InvoicePosition {
  if (status !== 'DONE') return nothing;
  return { ...nothing, suspense: negated(amount), merchantBalance: minus(amount, fee), fees: fee };
}

/** From IN_PROGRESS to ERROR amount and fee are reserved, DONE has paid them. */
function withdrawalPosition(
  status: InvoiceStatusCode,
  amount: MinorUnits,
  fee: MinorUnits,
): InvoicePosition {
  const taken = plus(amount, fee);
  if (status === 'DONE') {
    return { ...nothing, merchantBalance: negated(taken), paymentAccount: amount, fees: fee };
  }
  return isReserved(status)
    ? { ...nothing, merchantBalance: negated(taken), merchantReserve: taken }
    : nothing;
}

/** Whether a withdrawal in this status has its amount and fee reserved (LEDGER-20). */
export function isReserved(status: InvoiceStatusCode): boolean {
  return (
    status === 'IN_PROGRESS' || status === 'PENDING' || status === 'PAYED' || status === 'ERROR'
  );
}

/**
 * Whether the amount of an invoice is committed: booked or reserved in this status (INVOICE-40).
 */
export function isAmountFixed(status: InvoiceStatusCode, flowType: FlowTypeCode): boolean {
  return status === 'DONE' || (flowType === 'WITHDRAWAL' && isReserved(status));
}

/** The postings of a status change: the position after, less the position before (LEDGER-16). */
export function positionDifference(
  before: InvoicePosition,
  after: InvoicePosition,
): InvoicePosition {
  return {
    suspense: minus(after.suspense, before.suspense),
    merchantBalance: minus(after.merchantBalance, before.merchantBalance),
    merchantReserve: minus(after.merchantReserve, before.merchantReserve),
    paymentAccount: minus(after.paymentAccount, before.paymentAccount),
    fees: minus(after.fees, before.fees),
  };
}

/** Money of an invoice that goes from one place of its position to another; minor units above zero. */
export type PositionMovement = {
  readonly from: keyof InvoicePosition;
  readonly to: keyof InvoicePosition;
  readonly amount: MinorUnits;
};

/** A difference of positions as movements: those that lose pay those that gain, in the order of the position. */
export function positionMovements(difference: InvoicePosition): readonly PositionMovement[] {
  const losers = placesOf(difference, negated);
  const gainers = placesOf(difference);
  const movements: PositionMovement[] = [];
  for (const gainer of gainers) {
    for (const loser of losers) {
      const amount = loser.amount < gainer.amount ? loser.amount : gainer.amount;
      if (amount === 0n) continue;
      loser.amount = minus(loser.amount, amount);
      gainer.amount = minus(gainer.amount, amount);
      movements.push({ from: loser.place, to: gainer.place, amount });
    }
  }
  return movements;
}

/** The places that changed in one direction, and by how much. */
function placesOf(difference: InvoicePosition, signed = (change: MinorUnits) => change) {
  const { suspense, merchantBalance, merchantReserve, paymentAccount, fees } = difference;
  return (
    [
      ['suspense', suspense],
      ['merchantBalance', merchantBalance],
      ['merchantReserve', merchantReserve],
      ['paymentAccount', paymentAccount],
      ['fees', fees],
    ] as const
  )
    .map(([place, change]) => ({ place, amount: signed(change) }))
    .filter(({ amount }) => amount > 0n);
}
