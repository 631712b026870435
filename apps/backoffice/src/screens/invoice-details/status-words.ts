import type { StatusEvent } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

const REASONS: Readonly<Record<StatusEvent['reason'], string>> = {
  get amount_differs() {
    return i18n.t('The amount received differs from the invoice');
  },
  get booked() {
    return i18n.t('The money was booked');
  },
  get return_requested() {
    return i18n.t('The customer requested the money back');
  },
  get canceled_by_customer() {
    return i18n.t('The customer gave up');
  },
  get canceled_by_merchant() {
    return i18n.t('The merchant canceled it');
  },
  get changed_by_person() {
    return i18n.t('Changed by hand');
  },
  get created() {
    return i18n.t('The invoice was created');
  },
  get customer_paid() {
    return i18n.t('Said “I have paid”');
  },
  get funds_short() {
    return i18n.t('The balance was too small');
  },
  get deadline_passed() {
    return i18n.t('The deadline passed without a payment');
  },
  get match_window_ended() {
    return i18n.t('No money came in time');
  },
  get money_late() {
    return i18n.t('The money came too late');
  },
  get money_reported() {
    return i18n.t('The money was reported');
  },
  get paid_after_release() {
    return i18n.t('It was paid after all, when its money was released');
  },
  get part_received() {
    return i18n.t('A part of the amount came; the rest is awaited');
  },
  get payout_declared_paid() {
    return i18n.t('Two people declared it paid');
  },
  get payout_paid() {
    return i18n.t('The provider paid it out');
  },
  get payout_started() {
    return i18n.t('Amount and fee were reserved, the payout began');
  },
  get payout_unknown() {
    return i18n.t('For an hour nobody could say whether it was paid out');
  },
  get payouts_exhausted() {
    return i18n.t('No provider paid it out');
  },
  get provider_refused() {
    return i18n.t('The provider refused');
  },
  get reports_contradict() {
    return i18n.t('The reports contradict each other');
  },
  get retried_by_person() {
    return i18n.t('Tried again by hand');
  },
  get requisites_issued() {
    return i18n.t('Requisites were shown');
  },
};

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
