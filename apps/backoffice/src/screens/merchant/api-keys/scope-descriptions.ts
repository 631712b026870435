import type { KeyScope } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The effect of each scope of an API key, for the choice of a new one. */
export const scopeDescriptions: Readonly<Record<KeyScope, string>> = lateTexts({
  read: () => i18n.t('Invoices, balances, terminals and events'),
  deposits: () => i18n.t('Make forms, and cancel them'),
  payouts: () => i18n.t('From the merchant’s balance, to any card'),
  refunds: () => i18n.t('Give deposits back'),
  webhooks: () => i18n.t('Webhook endpoints and their secrets'),
});

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
