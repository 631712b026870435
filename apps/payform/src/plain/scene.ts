import type { FormTicket } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { FormInit } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';
import type { SayPlain } from './words/plain-words.ts';

/** The fields that a customer fills in. */
export type TypedField = 'amount' | 'credential' | 'bank' | 'description';

/** What stands in the way of a post, in the reader's language, and the field that it is about. */
export type Problem = { readonly field: TypedField; readonly text: string };

/** What the views of the plain pages are drawn from. */
export type Scene = {
  readonly init: FormInit;
  /** The ticket that the customer opened last. */
  readonly ticket?: FormTicket | undefined;
  readonly place: Place;
  /** The server's time (Unix ms). */
  readonly nowMs: number;
  readonly language: Language;
  readonly say: SayPlain;
  readonly addressOf: (place: Place) => string;
  readonly problem?: Problem;
  /** What was typed, kept where it has to be mended. */
  readonly typed: Readonly<Partial<Record<TypedField, string>>>;
};
