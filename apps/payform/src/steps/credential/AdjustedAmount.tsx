import { adjustmentOf } from '@tiyin/domain/payment-form';
import type { FormInit } from '@tiyin/domain/payment-form';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';

/** The amount is the one to be paid, in minor units. */
export type AdjustedAmountProps = { readonly init: FormInit; readonly amount: number };

/** The surcharge on a fixed amount and its reason; nothing without one (FORM-251). */
export function AdjustedAmount({ init, amount }: AdjustedAmountProps) {
  const { language, t } = useLocale();
  const added = adjustmentOf(init, amount);
  return added > 0 ? (
    <p>{t('credential.adjusted', { amount: amountWords(added, init.currencyInfo, language) })}</p>
  ) : null;
}
