import type { WebhookType } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';

/** The subject of each type of event. */
export const typeDescriptions: Readonly<Record<WebhookType, string>> = {
  get 'invoice.status_changed'() {
    return i18n.t('A deposit or payout has another status');
  },
  get 'invoice.amount_changed'() {
    return i18n.t('Another amount came than was ordered');
  },
  get 'refund.status_changed'() {
    return i18n.t('A refund has another status');
  },
  get 'settlement.created'() {
    return i18n.t('The balance was paid out to the merchant');
  },
};
