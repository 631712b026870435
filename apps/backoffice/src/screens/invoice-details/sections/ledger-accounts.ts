import type { PostingLeg } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';

/** The names of the ledger's accounts. */
export const ledgerAccounts: Readonly<Record<PostingLeg['account'], string>> = {
  get fees() {
    return i18n.t('Fees');
  },
  get fx_clearing() {
    return i18n.t('FX clearing');
  },
  get merchant_balance() {
    return i18n.t('Merchant balance');
  },
  get merchant_reserve() {
    return i18n.t('Merchant reserve');
  },
  get payment_account() {
    return i18n.t('Payment account');
  },
  get settled_usdt() {
    return i18n.t('Settled USDT');
  },
  get return_reserve() {
    return i18n.t('Reserve of returns');
  },
  get suspense() {
    return i18n.t('Suspense');
  },
  get treasury() {
    return i18n.t('Treasury');
  },
};

/** The name of a ledger account, with its payment account. */
export function ledgerAccountName(leg: Pick<PostingLeg, 'account' | 'paymentAccountId'>): string {
  const { account, paymentAccountId } = leg;
  return paymentAccountId === undefined
    ? ledgerAccounts[account]
    : `${ledgerAccounts[account]} ${paymentAccountId}`;
}
