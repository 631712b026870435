import type { FormCompleteAnswer, FormStatusAnswer, SbpBankList } from '@tiyin/api/types';
import type { FormCredentials, FormInit } from '@tiyin/domain/payment-form';
import type { Outcome } from './outcome.ts';

/** Requisites, or none yet; the amount is minor units. */
export type CredentialAnswer = {
  readonly amount: number;
  readonly credentials?: FormCredentials;
  /** Amounts nearby that an account is free for, in minor units. */
  readonly alternatives?: readonly number[];
};

/** A method, and an amount in minor units. */
export type Choice = { readonly methodId: number; readonly amount: number };

/**
 * The data that completes a form: the requisites of a paid deposit, or the payee of a withdrawal.
 */
export type Completion = {
  readonly credential: string;
  /** The bank of an Sbp withdrawal. */
  readonly bankCodeInteger?: number;
  /** Marks a phone whose digits could be a card. */
  readonly type?: 'by_mobile';
  /** When "I have paid" was pressed, by the server's clock (ISO 8601 UTC). */
  readonly pressedAt?: string;
};

/** The server calls of one open form. They never reject; an aborted one may return any outcome. */
export type FormCalls = {
  /** Init again: the current state of the form. */
  readonly open: (signal: AbortSignal) => Promise<Outcome<FormInit>>;
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
  /** The customer gives up. */
  readonly cancel: (signal: AbortSignal) => Promise<Outcome<FormStatusAnswer>>;
  readonly banks: (signal: AbortSignal) => Promise<Outcome<SbpBankList>>;
};
