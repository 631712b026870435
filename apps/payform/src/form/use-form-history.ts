import { useCallback, useEffect, useState } from 'react';
import { keep } from './tab-storage.ts';
import type { RunningForm } from './use-payment-form.ts';
import { backFrom } from './use-questions.ts';
import { historyLevel, useStepHistory } from './use-step-history.ts';

/**
 * The browser's Back through the steps, a question in place of one, and the check of a withdrawal (FORM-254). Answers
 * what the check tells how it is closed, as long as it is open.
 */
export function useFormHistory(
  form: RunningForm,
  onBack: () => void,
): (close?: () => void) => void {
  const [check, setCheck] = useState<{ readonly close: () => void }>();
  const { state, asked, isCompleting } = form;
  useStepHistory(historyLevel(state, asked !== undefined || check !== undefined), () => {
    if (isCompleting) return;
    const back = check?.close ?? backFrom(state, form, onBack);
    back?.();
  });
  return useCallback((close) => setCheck(close && { close }), []);
}

/** Forgets what was typed of a payee once its step is left; a question that stands in its place does not leave it. */
export function usePayeeForgotten({ step }: RunningForm['state'], payeeKey: string): void {
  useEffect(() => {
    if (step !== 'credential') return undefined;
    return () => keep(payeeKey, '');
  }, [step, payeeKey]);
}
