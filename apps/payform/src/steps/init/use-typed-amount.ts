import type { FormState } from '@tiyin/domain/payment-form';
import type { AmountEntry } from '@tiyin/ui/payments/amount-stepper';
import { useState } from 'react';
import { decimalsNumeral } from '../../locales/decimals-words.ts';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { readTypedAmount } from './read-typed-amount.ts';

type Typing = {
  readonly state: FormState<'init'>;
  readonly onAmount: (amount: number) => void;
};

/**
 * The typed figure (FORM-249). An amount applies as soon as the method accepts it; an error is
 * shown on blur, and then updated while typing.
 */
export function useTypedAmount({ state: { init, method }, onAmount }: Typing) {
  const { t, language } = useLocale();
  const limitsWords = useLimitsWords(init.currencyInfo);
  const [typed, setTyped] = useState<string>();
  const [isJudged, setJudged] = useState(false);
  const judge = (text: string) => readTypedAmount(text, init.currencyInfo, method);
  const reading = typed === undefined ? undefined : judge(typed);
  const problem = reading?.ok === false ? reading.problem : undefined;
  const forget = () => {
    setTyped(undefined);
    setJudged(false);
  };
  const entry: AmountEntry = {
    typed,
    onType: (text) => {
      setTyped(text);
      const next = judge(text);
      if (next.ok) onAmount(next.amount);
    },
    onDone: () => (problem === undefined ? forget() : setJudged(true)),
    errorMessage:
      isJudged && problem !== undefined
        ? t(problem, {
            limits: limitsWords(method),
            decimals: decimalsNumeral(init.currencyInfo.dimension, language),
          })
        : undefined,
  };
  return {
    entry: init.canChangeAmount ? entry : undefined,
    isWrong: problem !== undefined,
    forget,
  };
}
