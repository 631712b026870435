import type { FormState } from '@tiyin/domain/payment-form';
import type { CheckedPayee } from '../scene.ts';

/** Whether a payee stands to be checked: not where the form is further by now. */
export const isChecked = (
  { step }: FormState,
  payee: CheckedPayee | undefined,
): payee is CheckedPayee => step === 'credential' && payee !== undefined;
