import type { FormCredentialRequest } from '@tiyin/api/types';
import type { Choice } from './form-calls.ts';

/** The body that requests the requisites of a choice. The page and the form write it alike (FORM-273). */
export function credentialBody(
  formId: string,
  { methodId, amount }: Choice,
  supportCode: string,
): FormCredentialRequest {
  return { formId, amount, paymentMethodId: methodId, supportCode };
}
