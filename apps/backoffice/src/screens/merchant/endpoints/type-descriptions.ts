import type { WebhookType } from '@tiyin/api/types';

/** The subject of each type of event. */
export const typeDescriptions: Readonly<Record<WebhookType, string>> = {
  'invoice.status_changed': 'A deposit or payout has another status',
  'invoice.amount_changed': 'Another amount came than was ordered',
  'refund.status_changed': 'A refund has another status',
  'settlement.created': 'The balance was paid out to the merchant',
};
