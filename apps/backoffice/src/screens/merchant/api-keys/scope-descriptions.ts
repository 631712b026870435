import type { KeyScope } from '@tiyin/api/types';

/** The effect of each scope of an API key, for the choice of a new one. */
export const scopeDescriptions: Readonly<Record<KeyScope, string>> = {
  read: 'Invoices, balances, terminals and events',
  deposits: 'Make forms, and cancel them',
  payouts: 'From the merchant’s balance, to any card',
  refunds: 'Give deposits back',
  webhooks: 'Webhook endpoints and their secrets',
};
