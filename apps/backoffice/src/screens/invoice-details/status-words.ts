import type { StatusEvent } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

const REASONS: Readonly<Record<StatusEvent['reason'], string>> = lateTexts({
  amount_differs: () => i18n.t('The amount received differs from the invoice'),
  booked: () => i18n.t('The money was booked'),
  return_requested: () => i18n.t('The customer requested the money back'),
  canceled_by_customer: () => i18n.t('The customer gave up'),
  canceled_by_merchant: () => i18n.t('The merchant canceled it'),
  changed_by_person: () => i18n.t('Changed by hand'),
  created: () => i18n.t('The invoice was created'),
  customer_paid: () => i18n.t('Said “I have paid”'),
  funds_short: () => i18n.t('The balance was too small'),
  deadline_passed: () => i18n.t('The deadline passed without a payment'),
  match_window_ended: () => i18n.t('No money came in time'),
  money_late: () => i18n.t('The money came too late'),
  money_reported: () => i18n.t('The money was reported'),
  paid_after_release: () => i18n.t('It was paid after all, when its money was released'),
  part_received: () => i18n.t('A part of the amount came; the rest is awaited'),
  payout_declared_paid: () => i18n.t('Two people declared it paid'),
  payout_paid: () => i18n.t('The provider paid it out'),
  payout_started: () => i18n.t('Amount and fee were reserved, the payout began'),
  payout_unknown: () => i18n.t('For an hour nobody could say whether it was paid out'),
  payouts_exhausted: () => i18n.t('No provider paid it out'),
  provider_refused: () => i18n.t('The provider refused'),
  reports_contradict: () => i18n.t('The reports contradict each other'),
  retried_by_person: () => i18n.t('Tried again by hand'),
  requisites_issued: () => i18n.t('Requisites were shown'),
});

const ACTORS: Readonly<Record<StatusEvent['actor']['type'], () => string>> = {
  customer: () => i18n.t('customer'),
  merchant: () => i18n.t('merchant'),
  provider: () => i18n.t('provider'),
  staff: () => i18n.t('staff'),
  system: () => i18n.t('system'),
};

/** The author of something without a name, in a word. */
export const actorWords = (type: StatusEvent['actor']['type']): string => ACTORS[type]();

/** The reason and the author of a status, for people. */
export function describeStatusEvent({ actor, comment, reason }: StatusEvent): string {
  const said = `${REASONS[reason]} · ${actor.name ?? actorWords(actor.type)}`;
  return comment === undefined ? said : `${said}: “${comment}”`;
}
