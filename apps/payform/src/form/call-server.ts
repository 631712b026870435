import {
  cancelForm,
  completeForm,
  getFormStatus,
  initForm,
  listFormSbpBanks,
  requestFormCredential,
} from '@tiyin/api/calls/form';
import { createFetchClient } from '@tiyin/api/fetch-client';
import type { FormCompleteAnswer } from '@tiyin/api/types';
import { supportCode } from '@tiyin/domain/requisites';
import type { Completion, CredentialAnswer, FormCalls } from './form-calls.ts';
import { hmacSha256Hex } from './hmac.ts';
import { outcomeOf } from './outcome.ts';
import { credentialsFromWire, formInitFromWire } from './wire.ts';

/* In the same script: both are loaded late, and a separate script would delay the first view. */
export { CarryOn } from '../shell/CarryOn.tsx';
export { StepEnd } from './StepEnd.tsx';

/** The calls of a form, made at once, by its id and the verification key that its init answered (FORM-16). */
export function callServer(formId: string, verificationKey: string): FormCalls {
  const client = createFetchClient();
  const requestCredential: (
    ...parameters: Parameters<FormCalls['credential']>
  ) => Promise<CredentialAnswer> = async ({ methodId, amount }, signal) => {
    const code = await supportCode(hmacSha256Hex, formId, verificationKey);
    const body = { formId, amount, paymentMethodId: methodId, supportCode: code };
    const answer = await requestFormCredential(client, { formId, body }, { signal });
    const { credentials } = answer;
    return credentials
      ? { amount: answer.amount, credentials: credentialsFromWire(credentials) }
      : answer;
  };
  const complete = (completion: Completion, signal: AbortSignal) =>
    completeForm(client, { formId, body: { formId, ...completion } }, { signal });
  const payOut: (
    ...parameters: Parameters<FormCalls['payOut']>
  ) => Promise<FormCompleteAnswer> = async (choice, payee, signal) => {
    await requestCredential(choice, signal);
    return complete(payee, signal);
  };
  const open = async (signal: AbortSignal) =>
    formInitFromWire(await initForm(client, { formId }, { signal }));
  return {
    open: (signal) => outcomeOf(open(signal)),
    status: (signal) => outcomeOf(getFormStatus(client, { formId }, { signal })),
    credential: (choice, signal) => outcomeOf(requestCredential(choice, signal)),
    complete: (completion, signal) => outcomeOf(complete(completion, signal)),
    payOut: (choice, payee, signal) => outcomeOf(payOut(choice, payee, signal)),
    cancel: (signal) => outcomeOf(cancelForm(client, { formId }, { signal })),
    banks: (signal) => outcomeOf(listFormSbpBanks(client, { formId }, { signal })),
  };
}
