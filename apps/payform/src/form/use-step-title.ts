import { useEffect } from 'react';
import { amountWords } from '../locales/amount-words.ts';
import { useLocale } from '../locales/Locale.tsx';
import { stepTitle } from '../locales/step-title.ts';
import type { RunningForm } from './use-payment-form.ts';

type Shown = Pick<RunningForm, 'question' | 'state'> & {
  /** The check of a withdrawal is open in place of its step. */
  readonly isChecking: boolean;
};

/** Has the document's title repeat the heading on screen, so that a tab shows the state of the payment (WCAG 2.4.2). */
export function useStepTitle(shown: Shown, merchantName: string | undefined): void {
  const title = useHeading(shown);
  useEffect(() => {
    if (merchantName !== undefined) document.title = `${title} · ${merchantName}`;
  }, [title, merchantName]);
}

function useHeading({ question, isChecking, state }: Shown): string {
  const { language, t } = useLocale();
  if (question === 'cancel') {
    const isDeposit = state.step === 'loading' || state.init?.type === 'Deposit';
    return t(isDeposit ? 'cancel.title' : 'cancel.title.withdrawal');
  }
  if (question === 'paid' && state.step === 'credential') {
    const amount = amountWords(state.amount, state.init.currencyInfo, language);
    return t('paid.title', { amount });
  }
  return t(isChecking ? 'header.check' : stepTitle(state));
}
