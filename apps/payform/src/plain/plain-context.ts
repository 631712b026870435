import type { FormReturn, FormReturnable, FormTicket } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { FormInit, FormMethod } from '@tiyin/domain/payment-form';
import type { CredentialKind } from '@tiyin/domain/requisites';
import type { Place } from './place.ts';
import type { SayPlain } from './words/plain-words.ts';

/** The fields that a customer fills in. */
export type TypedField = 'amount' | 'credential' | 'bank' | 'description' | 'receipt';

/** The error of a post, in the reader's language, with its field. */
export type Problem = { readonly field: TypedField; readonly text: string };

/** The validated payee of a withdrawal, with its typed text. */
export type CheckedPayee = {
  readonly kind: 'payee';
  readonly credentialKind: CredentialKind;
  /** In digits, without a plus. */
  readonly value: string;
  readonly method: FormMethod;
  /** In minor units. */
  readonly amount: number;
  readonly bankCode: number | undefined;
  readonly typed: { readonly credential: string; readonly bank: string };
};

/** The data of the plain pages' views. */
export type PlainContext = {
  readonly init: FormInit;
  /** The ticket that the customer opened last. */
  readonly ticket?: FormTicket | undefined;
  /** Money that may be requested back. */
  readonly returnable?: FormReturnable | undefined;
  /** The outcome of the latest request. */
  readonly moneyReturn?: FormReturn | undefined;
  readonly place: Place;
  /** The server's time (Unix ms). */
  readonly nowMs: number;
  readonly language: Language;
  readonly say: SayPlain;
  readonly addressOf: (place: Place) => string;
  readonly problem?: Problem;
  /** Amounts nearby that an account is free for, in minor units. */
  readonly alternatives?: readonly number[];
  /** The payee, while it is to be checked. */
  readonly payee?: CheckedPayee;
  /** The typed text, kept while it must be corrected. */
  readonly typed: Readonly<Partial<Record<TypedField, string>>>;
};
