import type { Currency, Language } from '@tiyin/domain/money';
import { allStrings } from '@tiyin/payform/locales/all-strings';
import { amountWords } from '@tiyin/payform/locales/amount-words';
import { type Translate, translator } from '@tiyin/payform/locales/strings';

/** What the payment form says in one language, from the tables that it speaks from itself. */
export type FormWords = {
  readonly t: Translate;
  /** Minor units with their currency: `480 000 UZS`. */
  readonly amount: (minorUnits: number, currency: Pick<Currency, 'code' | 'dimension'>) => string;
};

/** The words that a journey finds things by, so that it is about what happens and not about how it is put. */
export function formWords(language: Language): FormWords {
  return {
    t: translator(allStrings[language]),
    amount: (minorUnits, { code, dimension }) =>
      amountWords(minorUnits, { code, dimension, minValue: 0, maxValue: 0 }, language),
  };
}
