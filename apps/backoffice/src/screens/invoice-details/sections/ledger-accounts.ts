import type { PostingLeg } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The names of the ledger's accounts. */
export const ledgerAccounts: Readonly<Record<PostingLeg['account'], string>> = lateTexts({
  fees: () => i18n.t('Fees'),
  fx_clearing: () => i18n.t('FX clearing'),
  merchant_balance: () => i18n.t('Merchant balance'),
  merchant_reserve: () => i18n.t('Merchant reserve'),
  payment_account: () => i18n.t('Payment account'),
  settled_usdt: () => i18n.t('Settled USDT'),
  return_reserve: () => i18n.t('Reserve of returns'),
  suspense: () => i18n.t('Suspense'),
  treasury: () => i18n.t('Treasury'),
});

/** The name of a ledger account, with its payment account. */
export function ledgerAccountName(leg: Pick<PostingLeg, 'account' | 'paymentAccountId'>): string {
  const { account, paymentAccountId } = leg;
  return paymentAccountId === undefined
    ? ledgerAccounts[account]
    : `${ledgerAccounts[account]} ${paymentAccountId}`;
}
