import type { KeyScope } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';

/** The effect of each scope of an API key, for the choice of a new one. */
export const scopeDescriptions: Readonly<Record<KeyScope, string>> = {
  get read() {
    return i18n.t('Invoices, balances, terminals and events');
  },
  get deposits() {
    return i18n.t('Make forms, and cancel them');
  },
  get payouts() {
    return i18n.t('From the merchant’s balance, to any card');
  },
  get refunds() {
    return i18n.t('Give deposits back');
  },
  get webhooks() {
    return i18n.t('Webhook endpoints and their secrets');
  },
};

const names: Readonly<Record<KeyScope, () => string>> = {
  read: () => i18n.t('Read'),
  deposits: () => i18n.t('Take deposits'),
  payouts: () => i18n.t('Pay out'),
  refunds: () => i18n.t('Refund'),
  webhooks: () => i18n.t('Manage webhooks'),
};

/** A scope of an API key in the language of the person. */
export function scopeText(scope: KeyScope): string {
  return names[scope]();
}
