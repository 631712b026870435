/** The status of a payout, a transaction of its withdrawal (reference list 202, ROUTING-36). */
export type PayoutStatusCode = 'NEW' | 'SENT' | 'UNKNOWN' | 'PAID' | 'FAILED';

/** A status as the reference list 202 gives it: `value` is its name for staff (API-16). */
export type PayoutStatus = {
  readonly id: number;
  readonly code: PayoutStatusCode;
  readonly value: string;
};

const statuses: Readonly<Record<PayoutStatusCode, PayoutStatus>> = {
  NEW: { id: 1, code: 'NEW', value: 'New' },
  SENT: { id: 2, code: 'SENT', value: 'Sent' },
  UNKNOWN: { id: 3, code: 'UNKNOWN', value: 'Unknown' },
  PAID: { id: 4, code: 'PAID', value: 'Paid' },
  FAILED: { id: 5, code: 'FAILED', value: 'Failed' },
};

/** All statuses in the order of the reference list 202. */
export const payoutStatuses: readonly PayoutStatus[] = Object.values(statuses);

/** The status of a code (INVOICE-60). */
export function payoutStatusByCode(code: PayoutStatusCode): PayoutStatus {
  return statuses[code];
}
