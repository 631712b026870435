import { adjustmentOf } from '@tiyin/domain/payment-form';
import type { FormInit } from '@tiyin/domain/payment-form';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';

/** What the words take; the amount is what is to be paid, in minor units. */
export type AdjustedAmountProps = { readonly init: FormInit; readonly amount: number };

/** Says by how much a fixed amount was raised, and why; nothing where it was not (FORM-251). */
export function AdjustedAmount({ init, amount }: AdjustedAmountProps) {
  const { language, t } = useLocale();
  const added = adjustmentOf(init, amount);
  return added > 0 ? (
    <p>{t('credential.adjusted', { amount: amountWords(added, init.currencyInfo, language) })}</p>
  ) : null;
}
