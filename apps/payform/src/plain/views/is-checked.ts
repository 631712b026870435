import type { FormState } from '@tiyin/domain/payment-form';
import type { CheckedPayee } from '../plain-context.ts';

/** Whether a payee is to be checked: not if the form has moved on. */
export const isChecked = (
  { step }: FormState,
  payee: CheckedPayee | undefined,
): payee is CheckedPayee => step === 'credential' && payee !== undefined;
