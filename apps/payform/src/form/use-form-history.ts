import { useCallback, useEffect, useState } from 'react';
import { keep } from './tab-storage.ts';
import type { RunningForm } from './use-payment-form.ts';
import { backFrom } from './use-questions.ts';
import { historyLevel, useStepHistory } from './use-step-history.ts';

/**
 * The browser's Back through the steps, a question in place of one, and the check of a withdrawal (FORM-254). The check
 * calls `onCheck` with how it is closed when it opens, and without when it closes.
 */
export function useFormHistory(
  form: RunningForm,
  onBack: () => void,
): { readonly isChecking: boolean; readonly onCheck: (close?: () => void) => void } {
  const [check, setCheck] = useState<{ readonly close: () => void }>();
  const { state, question, isCompleting } = form;
  useStepHistory(historyLevel(state, question !== undefined || check !== undefined), () => {
    if (isCompleting) return;
    const back = check?.close ?? backFrom(state, form, onBack);
    back?.();
  });
  const onCheck = useCallback((close?: () => void) => setCheck(close && { close }), []);
  return { isChecking: check !== undefined, onCheck };
}

/** Deletes the payee's text once its step is left; a question over the step does not leave it. */
export function usePayeeForgotten({ step }: RunningForm['state'], payeeKey: string): void {
  useEffect(() => {
    if (step !== 'credential') return undefined;
    return () => keep(payeeKey, '');
  }, [step, payeeKey]);
}
