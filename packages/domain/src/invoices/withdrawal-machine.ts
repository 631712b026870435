import type { InvoiceStatusCode } from './status.ts';
import type { WithdrawalEvent } from './withdrawal-events.ts';

type Path = readonly InvoiceStatusCode[];
type Row = Readonly<Record<WithdrawalEvent['type'], Path>>;

const stay: Path = [];
const leaveToPerson: Path = ['ERROR'];

const settled: Row = {
  completed: stay,
  'funds-short': stay,
  'deadline-passed': stay,
  canceled: stay,
  'payout-paid': stay,
  'unknown-payout-paid': stay,
  'payout-refused': stay,
  'payouts-exhausted': stay,
  'payout-unknown': stay,
  'reports-contradict': stay,
  retried: stay,
};

/** Nothing is reserved any more, so a payout that was paid after all is for a person to judge. */
const released: Row = {
  ...settled,
  'payout-paid': leaveToPerson,
  'reports-contradict': leaveToPerson,
};

/** A payout is under way and its money is reserved. */
const underWay: Row = {
  ...settled,
  'payout-paid': ['PAYED', 'DONE'],
  'payout-unknown': leaveToPerson,
  'reports-contradict': leaveToPerson,
};

const table: Readonly<Record<InvoiceStatusCode, Row>> = {
  NEW: {
    ...released,
    completed: ['IN_PROGRESS'],
    'funds-short': ['DECLINED'],
    'deadline-passed': ['CANCELED'],
    canceled: ['CANCELED'],
  },
  IN_PROGRESS: { ...underWay, 'payouts-exhausted': ['DECLINED'] },
  // Only a person moves a withdrawal here, so a person ends it where it was not paid.
  PENDING: { ...underWay, 'payouts-exhausted': leaveToPerson },
  PAYED: { ...underWay, 'payout-paid': ['DONE'], 'payouts-exhausted': leaveToPerson },
  // Booked: a late refusal is for a person to see, not a move.
  DONE: settled,
  DECLINED: { ...released, retried: ['IN_PROGRESS'] },
  CANCELED: released,
  // A person decides, except about a payout that was only unknown (LEDGER-290).
  ERROR: { ...settled, 'unknown-payout-paid': ['PAYED', 'DONE'], retried: ['IN_PROGRESS'] },
};

/**
 * The statuses that an event leads a withdrawal through, in order; empty where it does not move
 * (INVOICE-27). `["ERROR"]` is where a person must decide.
 */
export function withdrawalTransition(
  status: InvoiceStatusCode,
  event: WithdrawalEvent,
): readonly InvoiceStatusCode[] {
  return table[status][event.type];
}

/** Whether Retry is offered: for a withdrawal that failed or that a person must look at (INVOICE-44). */
export function isRetryable(status: InvoiceStatusCode): boolean {
  return withdrawalTransition(status, { type: 'retried' }).length > 0;
}
