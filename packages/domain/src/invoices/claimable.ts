import type { FlowTypeCode } from './flow-type.ts';
import type { InvoiceStatusCode } from './status.ts';

/** A deposit with the money that came for it and was not returned, in minor units. */
export type ClaimableDeposit = {
  readonly flowType: FlowTypeCode;
  readonly status: InvoiceStatusCode;
  readonly amount: bigint;
  readonly received: bigint;
};

/**
 * The money that a customer may ask back, in minor units (FORM-270): all that is not booked. While the rest of
 * a deposit is awaited, that is the part that came; a deposit that is about to be booked has nothing.
 */
export function claimableAmount({ flowType, status, amount, received }: ClaimableDeposit): bigint {
  if (flowType !== 'DEPOSIT') return 0n;
  switch (status) {
    case 'NEW':
    case 'IN_PROGRESS':
    case 'PAYED':
      return 0n;
    case 'PENDING':
      return received < amount ? received : 0n;
    case 'DONE':
      return received > amount ? received - amount : 0n;
    case 'DECLINED':
    case 'CANCELED':
    case 'ERROR':
      return received;
  }
}
