import { formatAmount } from '@tiyin/domain/money';
import type { FormCurrency, FormMethod } from '@tiyin/domain/payment-form';
import { amountWords } from './amount-words.ts';
import { useLocale } from './Locale.tsx';

/** The limits of a method: `1 000 – 10 000 000 UZS`. */
export function useLimitsWords(currency: FormCurrency): (method: FormMethod) => string {
  const { language } = useLocale();
  return ({ minAmount, maxAmount }) => {
    const least = formatAmount(minAmount, currency.dimension, { language, fraction: 'trimmed' });
    return `${least} – ${amountWords(maxAmount, currency, language)}`;
  };
}
