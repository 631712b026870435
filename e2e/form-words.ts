import type { Currency, Language } from '@tiyin/domain/money';
import { allStrings } from '@tiyin/payform/locales/all-strings';
import { amountWords } from '@tiyin/payform/locales/amount-words';
import { type Translate, translator } from '@tiyin/payform/locales/strings';

/** The texts of the payment form in one language, from its own tables. */
export type FormWords = {
  readonly t: Translate;
  /** Minor units with their currency: `480 000 UZS`. */
  readonly amount: (minorUnits: number, currency: Pick<Currency, 'code' | 'dimension'>) => string;
};

/** The texts that a journey finds elements by, so that it does not depend on the wording. */
export function formWords(language: Language): FormWords {
  return {
    t: translator(allStrings[language]),
    amount: (minorUnits, { code, dimension }) =>
      amountWords(minorUnits, { code, dimension, minValue: 0, maxValue: 0 }, language),
  };
}
