import type { StatusEvent } from '@tiyin/api/types';

const REASONS: Readonly<Record<StatusEvent['reason'], string>> = {
  amount_differs: 'The amount received differs from the invoice',
  booked: 'The money was booked',
  return_requested: 'The customer requested the money back',
  canceled_by_customer: 'The customer gave up',
  canceled_by_merchant: 'The merchant canceled it',
  changed_by_person: 'Changed by hand',
  created: 'The invoice was created',
  customer_paid: 'Said “I have paid”',
  funds_short: 'The balance was too small',
  deadline_passed: 'The deadline passed without a payment',
  match_window_ended: 'No money came in time',
  money_late: 'The money came too late',
  money_reported: 'The money was reported',
  paid_after_release: 'It was paid after all, when its money was released',
  part_received: 'A part of the amount came; the rest is awaited',
  payout_declared_paid: 'Two people declared it paid',
  payout_paid: 'The provider paid it out',
  payout_started: 'Amount and fee were reserved, the payout began',
  payout_unknown: 'For an hour nobody could say whether it was paid out',
  payouts_exhausted: 'No provider paid it out',
  provider_refused: 'The provider refused',
  reports_contradict: 'The reports contradict each other',
  retried_by_person: 'Tried again by hand',
  requisites_issued: 'Requisites were shown',
};

const ACTORS: Readonly<Record<StatusEvent['actor']['type'], string>> = {
  customer: 'customer',
  merchant: 'merchant',
  provider: 'provider',
  staff: 'staff',
  system: 'system',
};

/** The reason and the author of a status, for people. */
export function describeStatusEvent({ actor, comment, reason }: StatusEvent): string {
  const said = `${REASONS[reason]} · ${actor.name ?? ACTORS[actor.type]}`;
  return comment === undefined ? said : `${said}: “${comment}”`;
}
