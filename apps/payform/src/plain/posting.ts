import type { FormReturnable } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { FormInit } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';
import type { PlainCalls, PostedFile } from './plain-calls.ts';
import type { CheckedPayee, Problem, TypedField } from './plain-context.ts';

/** The unvalidated fields of a post by name; the reader limits their size. */
export type PostedFields = Readonly<Partial<Record<string, string>>>;

/** The result of a post: a redirect, or a page with the errors and the typed text. */
export type PostAnswer =
  | { readonly kind: 'go'; readonly to: Place }
  | {
      readonly kind: 'invalid';
      readonly at: Place;
      readonly problem: Problem;
      readonly typed: Readonly<Partial<Record<TypedField, string>>>;
    }
  /** The entered payee, shown to be checked; nothing is sent yet (FORM-245). */
  | { readonly kind: 'check'; readonly payee: CheckedPayee; readonly at?: Place }
  /** No account is free: amounts nearby that one is free for (FORM-250). */
  | { readonly kind: 'offer'; readonly at: Place; readonly alternatives: readonly number[] }
  /** The payee's page with its text, to be changed. */
  | {
      readonly kind: 'change';
      readonly typed: Readonly<Partial<Record<TypedField, string>>>;
      readonly at?: Place;
    };

/** The typed text on its page, with the errors. */
export type InvalidPost = Extract<PostAnswer, { kind: 'invalid' }>;

/** A post, with what answers it. */
export type Posting = {
  readonly init: FormInit;
  readonly fields: PostedFields;
  readonly file?: PostedFile;
  readonly returnable?: FormReturnable | undefined;
  readonly calls: PlainCalls;
  readonly language: Language;
};

/** A redirect to a place. */
export const go = (to: Place): PostAnswer => ({ kind: 'go', to });
/** The form's current state. */
export const present: Place = { kind: 'present' };
