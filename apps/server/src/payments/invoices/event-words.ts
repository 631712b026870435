import type { EventCode } from './events.ts';

/** The text of each event for staff, and whether it is an error (INVOICE-12, INVOICE-59). */
const words: Readonly<Record<EventCode, { readonly says: string; readonly isError?: true }>> = {
  created: { says: 'Created' },
  requisites_issued: { says: 'Requisites were shown to the customer' },
  requisites_replaced: { says: 'Other requisites were shown to the customer' },
  requisites_unavailable: { says: 'No payment account was free', isError: true },
  refund_requested: { says: 'A refund was requested' },
  return_started: { says: 'Money in suspense is being returned' },
  return_paid: { says: 'Money was returned to its sender' },
  return_failed: { says: 'Money could not be returned', isError: true },
  method_chosen: { says: 'The customer chose method and amount' },
  customer_paid: { says: 'The customer says that they have paid' },
  money_reported: { says: 'The money was reported' },
  part_received: { says: 'A part of the amount came; the rest is awaited' },
  booked: { says: 'Booked to the merchant' },
  deadline_passed: { says: 'The deadline passed' },
  canceled_by_merchant: { says: 'Canceled by the merchant' },
  canceled_by_customer: { says: 'Canceled by the customer' },
  match_window_ended: { says: 'No money came in time', isError: true },
  provider_refused: { says: 'The provider refused it', isError: true },
  clock_advanced: { says: 'The clock of the test was moved on' },
  provider_timed_out: { says: 'The provider did not answer in time', isError: true },
  amount_differs: { says: 'Other money was reported than the amount', isError: true },
  return_requested: { says: 'The customer requested the money back' },
  money_late: { says: 'The money came too late', isError: true },
  reports_contradict: { says: 'The reports contradict each other', isError: true },
  changed_by_person: { says: 'The status was changed by a person' },
  money_reversed: { says: 'Reported money was taken back' },
  money_waits: { says: 'Money on a bank’s statement waits for two people to assign it' },
  amount_changed: { says: 'The amount was changed by a person' },
  amount_accepted: { says: 'The amount became what came, as the terminal is set' },
  payout_started: { says: 'The payout was started' },
  payout_sent: { says: 'The payout was sent to an account' },
  payout_refused: { says: 'The payout was refused', isError: true },
  payout_unroutable: { says: 'No payment account could pay it', isError: true },
  payout_paid: { says: 'The payout was paid' },
  payout_declared_paid: { says: 'Two people declared that the payout was paid' },
  payout_declared_failed: { says: 'Two people declared that the payout failed' },
  payouts_exhausted: { says: 'No route or try is left', isError: true },
  payout_unknown: { says: 'Nobody knows whether the payout was paid', isError: true },
  paid_after_release: { says: 'It was paid after its money was released', isError: true },
  funds_short: { says: 'The balance was too small', isError: true },
  retried_by_person: { says: 'Tried again by a person' },
};

function isKnown(code: string): code is EventCode {
  return Object.hasOwn(words, code);
}

/** The text of an event for staff; its code if a newer version wrote it. */
export function describeEventCode(code: string): string {
  return isKnown(code) ? words[code].says : code;
}

/** The codes of the events that something went wrong with (INVOICE-59). */
export const errorCodes: readonly EventCode[] = Object.keys(words)
  .filter(isKnown)
  .filter((code) => words[code].isError === true);
