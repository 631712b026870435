import { completeForm, getFormStatus, requestFormCredential } from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';
import type { FormCompleteAnswer, FormStatusAnswer } from '@tiyin/api/types';
import type { FormCredentials } from '@tiyin/domain/payment-form';
import { supportCode } from '@tiyin/domain/requisites';
import { hmacSha256Hex } from './hmac.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { credentialsFromWire } from './wire.ts';

/** Requisites, or none yet; the amount is minor units. */
export type CredentialAnswer = { readonly amount: number; readonly credentials?: FormCredentials };

/** What one open form asks its server. None of these rejects; an aborted one ends in any outcome. */
export type FormCalls = {
  readonly status: (signal: AbortSignal) => Promise<Outcome<FormStatusAnswer>>;
  readonly credential: (
    choice: { readonly methodId: number; readonly amount: number },
    signal: AbortSignal,
  ) => Promise<Outcome<CredentialAnswer>>;
  readonly complete: (
    credential: string,
    signal: AbortSignal,
  ) => Promise<Outcome<FormCompleteAnswer>>;
};

/** The calls of a form, by its id and the verification key that its init answered (decision 33). */
export function createFormCalls(formId: string, verificationKey: string): FormCalls {
  const client = createClient();
  const requestCredential: (
    ...asked: Parameters<FormCalls['credential']>
  ) => Promise<CredentialAnswer> = async ({ methodId, amount }, signal) => {
    const code = await supportCode(hmacSha256Hex, formId, verificationKey);
    const body = { formId, amount, paymentMethodId: methodId, supportCode: code };
    const answer = await requestFormCredential(client, { formId, body }, { signal });
    const { credentials } = answer;
    return credentials
      ? { amount: answer.amount, credentials: credentialsFromWire(credentials) }
      : answer;
  };
  return {
    status: (signal) => outcomeOf(getFormStatus(client, { formId }, { signal })),
    credential: (choice, signal) => outcomeOf(requestCredential(choice, signal)),
    complete: (credential, signal) =>
      outcomeOf(completeForm(client, { formId, body: { formId, credential } }, { signal })),
  };
}
