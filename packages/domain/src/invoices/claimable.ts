import { type MinorUnits, minus, zeroUnits } from '../money/index.ts';
import type { FlowTypeCode } from './flow-type.ts';
import type { InvoiceStatusCode } from './status.ts';

/** A deposit with the money that came for it and was not returned, in minor units. */
export type ClaimableDeposit = {
  readonly flowType: FlowTypeCode;
  readonly status: InvoiceStatusCode;
  readonly amount: MinorUnits;
  readonly received: MinorUnits;
};

/**
 * The money that a customer may request back, in minor units (FORM-270): all that is not booked. While the rest of
 * a deposit is awaited, that is the part that came; a deposit that is about to be booked has nothing.
 */
export function claimableAmount({
  flowType,
  status,
  amount,
  received,
}: ClaimableDeposit): MinorUnits {
  if (flowType !== 'DEPOSIT') return zeroUnits;
  switch (status) {
    case 'NEW':
    case 'IN_PROGRESS':
    case 'PAYED':
      return zeroUnits;
    case 'PENDING':
      return received < amount ? received : zeroUnits;
    case 'DONE':
      return received > amount ? minus(received, amount) : zeroUnits;
    case 'DECLINED':
    case 'CANCELED':
    case 'ERROR':
      return received;
  }
}
