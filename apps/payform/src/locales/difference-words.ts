import { moneyDifference, topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { Language } from '@tiyin/domain/money';
import { amountWords } from './amount-words.ts';
import type { StringKey, Translate } from './strings.ts';

type Reader = { readonly language: Language; readonly t: Translate };

/**
 * The sentence about money that is not the amount: what came, what is missing or too much, and the
 * way out (FORM-258). Undefined where it is the amount.
 */
export function differenceWords(
  state: FormState<'processing' | 'success'>,
  { language, t }: Reader,
): string | undefined {
  const money = moneyDifference(state);
  if (money === undefined) return undefined;
  const { currencyInfo } = state.init;
  return t(sentenceOf(state, money.kind), {
    received: amountWords(money.received, currencyInfo, language),
    difference: amountWords(money.difference, currencyInfo, language),
  });
}

function sentenceOf(
  state: FormState<'processing' | 'success'>,
  kind: 'missing' | 'excess',
): StringKey {
  if (state.step === 'success') return 'success.excess';
  return topUpAmount(state) === undefined ? `review.${kind}` : 'top_up.text';
}
