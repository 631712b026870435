import type { FormCompleteAnswer, FormStatusAnswer, SbpBankList } from '@tiyin/api/types';
import type { FormCredentials } from '@tiyin/domain/payment-form';
import type { Outcome } from './outcome.ts';

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

const loadServer = () => import('./ask-server.ts');

/**
 * Fetches the script of the calls, which the first view can do without. Asked for as soon as that view runs, it is there
 * before anyone can have pressed anything; where it does not come, the first call asks again.
 */
export async function prefetchFormCalls(): Promise<void> {
  await loadServer().catch(() => undefined);
}

/** The calls of a form, by its id and the verification key that its init answered (decision 33). */
export function createFormCalls(formId: string, verificationKey: string): FormCalls {
  let made: FormCalls | undefined;
  /* Without its script a call has not reached the server, and is tried again like any other that did not. */
  const once = async <T>(ask: (calls: FormCalls) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    try {
      made ??= (await loadServer()).askServer(formId, verificationKey);
    } catch {
      return { kind: 'unreachable' };
    }
    return ask(made);
  };
  return {
    status: (signal) => once((calls) => calls.status(signal)),
    credential: (choice, signal) => once((calls) => calls.credential(choice, signal)),
    complete: (completion, signal) => once((calls) => calls.complete(completion, signal)),
    payOut: (choice, payee, signal) => once((calls) => calls.payOut(choice, payee, signal)),
    banks: (signal) => once((calls) => calls.banks(signal)),
  };
}
