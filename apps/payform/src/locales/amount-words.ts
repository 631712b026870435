import { formatAmount } from '@tiyin/domain/money';
import type { Language } from '@tiyin/domain/money';
import type { FormCurrency } from '@tiyin/domain/payment-form';

const noBreakSpace = '\u00A0';

/** An amount of minor units with its currency, which never wraps off its number: `480 000 UZS`. */
export function amountWords(amount: number, currency: FormCurrency, language: Language): string {
  const text = formatAmount(amount, currency.dimension, { language, fraction: 'trimmed' });
  return `${text}${noBreakSpace}${currency.code}`;
}
