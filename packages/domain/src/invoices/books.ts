import type { InvoiceStatusCode } from './status.ts';

/**
 * What a deposit has put on the ledger's accounts, in minor units; it always sums to zero (decisions 10, 11).
 * What was reported but not booked is no part of it: that stands in suspense by its own posting.
 */
export type DepositPosition = {
  readonly suspense: bigint;
  readonly merchantBalance: bigint;
  readonly fees: bigint;
};

/** The position of a deposit in a status: only DONE has moved money out of suspense (decision 11). */
export function depositPosition(
  status: InvoiceStatusCode,
  amount: bigint,
  fee: bigint,
): DepositPosition {
  return status === 'DONE'
    ? { suspense: -amount, merchantBalance: amount - fee, fees: fee }
    : { suspense: 0n, merchantBalance: 0n, fees: 0n };
}

/** What a move of status posts: the position after, less the position before (decision 11). */
export function positionDifference(
  before: DepositPosition,
  after: DepositPosition,
): DepositPosition {
  return {
    suspense: after.suspense - before.suspense,
    merchantBalance: after.merchantBalance - before.merchantBalance,
    fees: after.fees - before.fees,
  };
}
