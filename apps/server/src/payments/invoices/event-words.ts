import type { EventCode } from './events.ts';

/** The text of each event for staff (INVOICE-12); the back office translates it. */
const words: Readonly<Record<EventCode, string>> = {
  created: 'Created',
  requisites_issued: 'Requisites were shown to the customer',
  requisites_replaced: 'Other requisites were shown to the customer',
  requisites_unavailable: 'No payment account was free',
  refund_requested: 'A refund was requested',
  return_started: 'Money in suspense is being returned',
  return_paid: 'Money was returned to its sender',
  return_failed: 'Money could not be returned',
  method_chosen: 'The customer chose method and amount',
  customer_paid: 'The customer says that they have paid',
  money_reported: 'The money was reported',
  part_received: 'A part of the amount came; the rest is awaited',
  booked: 'Booked to the merchant',
  deadline_passed: 'The deadline passed',
  canceled_by_merchant: 'Canceled by the merchant',
  canceled_by_customer: 'Canceled by the customer',
  match_window_ended: 'No money came in time',
  provider_refused: 'The provider refused it',
  clock_advanced: 'The clock of the test was moved on',
  provider_timed_out: 'The provider did not answer in time',
  amount_differs: 'Other money was reported than the amount',
  return_requested: 'The customer requested the money back',
  money_late: 'The money came too late',
  reports_contradict: 'The reports contradict each other',
  changed_by_person: 'The status was changed by a person',
  money_reversed: 'Reported money was taken back',
  money_waits: 'Money on a bank’s statement waits for two people to assign it',
  amount_changed: 'The amount was changed by a person',
  amount_accepted: 'The amount became what came, as the terminal is set',
  payout_started: 'The payout was started',
  payout_sent: 'The payout was sent to an account',
  payout_refused: 'The payout was refused',
  payout_unroutable: 'No payment account could pay it',
  payout_paid: 'The payout was paid',
  payout_declared_paid: 'Two people declared that the payout was paid',
  payout_declared_failed: 'Two people declared that the payout failed',
  payouts_exhausted: 'No route or try is left',
  payout_unknown: 'Nobody knows whether the payout was paid',
  paid_after_release: 'It was paid after its money was released',
  funds_short: 'The balance was too small',
  retried_by_person: 'Tried again by a person',
};

function isKnown(code: string): code is EventCode {
  return Object.hasOwn(words, code);
}

/** The text of an event for staff; its code if a newer version wrote it. */
export function describeEventCode(code: string): string {
  return isKnown(code) ? words[code] : code;
}

/** The codes of the events that something went wrong with (INVOICE-59). */
export const errorCodes: readonly EventCode[] = [
  'requisites_unavailable',
  'return_failed',
  'match_window_ended',
  'provider_refused',
  'provider_timed_out',
  'amount_differs',
  'money_late',
  'reports_contradict',
  'payout_refused',
  'payout_unroutable',
  'payouts_exhausted',
  'payout_unknown',
  'paid_after_release',
  'funds_short',
];
