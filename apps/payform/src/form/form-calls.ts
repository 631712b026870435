import {
  completeForm,
  getFormStatus,
  listFormSbpBanks,
  requestFormCredential,
} from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';
import type { FormCompleteAnswer, FormStatusAnswer, SbpBankList } from '@tiyin/api/types';
import type { FormCredentials } from '@tiyin/domain/payment-form';
import { supportCode } from '@tiyin/domain/requisites';
import { hmacSha256Hex } from './hmac.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { credentialsFromWire } from './wire.ts';

/** Requisites, or none yet; the amount is minor units. */
export type CredentialAnswer = { readonly amount: number; readonly credentials?: FormCredentials };

/** A method, and an amount in minor units. */
export type Choice = { readonly methodId: number; readonly amount: number };

/** What completes a form: the requisites of a deposit that was paid, or whom a withdrawal pays. */
export type Completion = {
  readonly credential: string;
  /** The bank of an Sbp withdrawal. */
  readonly bankCodeInteger?: number;
};

/** What one open form asks its server. None of these rejects; an aborted one ends in any outcome. */
export type FormCalls = {
  readonly status: (signal: AbortSignal) => Promise<Outcome<FormStatusAnswer>>;
  readonly credential: (choice: Choice, signal: AbortSignal) => Promise<Outcome<CredentialAnswer>>;
  readonly complete: (
    completion: Completion,
    signal: AbortSignal,
  ) => Promise<Outcome<FormCompleteAnswer>>;
  /** Completes a withdrawal of this method and amount, and of no other that another tab may have chosen since. */
  readonly payOut: (
    choice: Choice,
    payee: Completion,
    signal: AbortSignal,
  ) => Promise<Outcome<FormCompleteAnswer>>;
  readonly banks: (signal: AbortSignal) => Promise<Outcome<SbpBankList>>;
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
  const complete = (completion: Completion, signal: AbortSignal) =>
    completeForm(client, { formId, body: { formId, ...completion } }, { signal });
  const payOut: (...asked: Parameters<FormCalls['payOut']>) => Promise<FormCompleteAnswer> = async (
    choice,
    payee,
    signal,
  ) => {
    await requestCredential(choice, signal);
    return complete(payee, signal);
  };
  return {
    status: (signal) => outcomeOf(getFormStatus(client, { formId }, { signal })),
    credential: (choice, signal) => outcomeOf(requestCredential(choice, signal)),
    complete: (completion, signal) => outcomeOf(complete(completion, signal)),
    payOut: (choice, payee, signal) => outcomeOf(payOut(choice, payee, signal)),
    banks: (signal) => outcomeOf(listFormSbpBanks(client, { formId }, { signal })),
  };
}
