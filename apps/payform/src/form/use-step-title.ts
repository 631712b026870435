import type { FormState } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import { useLocale } from '../locales/Locale.tsx';
import { stepTitle } from '../locales/step-title.ts';

/**
 * Shows the step in the document's title, so that a glance at the tabs gives the payment's state
 * (WCAG 2.4.2).
 */
export function useStepTitle(state: FormState, merchantName: string | undefined): void {
  const { t } = useLocale();
  const title = t(stepTitle(state));
  useEffect(() => {
    if (merchantName !== undefined) document.title = `${title} · ${merchantName}`;
  }, [title, merchantName]);
}
