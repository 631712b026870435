import type { FormReturn } from '@tiyin/api/types';
import type { FormCurrency } from '@tiyin/domain/payment-form';
import { amountWords } from '../../locales/amount-words.ts';
import type { Locale } from '../../locales/Locale.tsx';

const looks = {
  REQUESTED: ['neutral', 'return.requested'],
  SENDING: ['success', 'return.sending'],
  SENT: ['success', 'return.sent'],
  REJECTED: ['warning', 'return.rejected'],
  FAILED: ['warning', 'return.failed'],
} as const;

type Shown = {
  readonly moneyReturn: FormReturn;
  readonly currency: FormCurrency;
};

/** The outcome of the customer's request, with the answer of support, and its tone (FORM-271). */
export function returnWords(
  { moneyReturn, currency }: Shown,
  { language, t }: Pick<Locale, 'language' | 't'>,
) {
  const { status, amount, payeeLastFour: digits, answer } = moneyReturn;
  const [tone, key] = looks[status];
  const words = t(key, { amount: amountWords(amount, currency, language), digits });
  return { tone, words, ...(answer !== undefined && { answer: t('support.answer', { answer }) }) };
}
