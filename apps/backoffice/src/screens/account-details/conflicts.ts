import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { AccountLimitStruct } from '@tiyin/api/structs/account-limit';
import { AccountStandingStruct } from '@tiyin/api/structs/account-standing';
import { PaymentAccountStruct } from '@tiyin/api/structs/payment-account';
import type { AccountLimit, AccountStanding, FieldError, PaymentAccount } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

/** Why nothing was saved: of the whole, or at the fields. */
export interface EditProblem {
  readonly title: string | undefined;
  readonly errors: readonly FieldError[];
  /** The version for the next attempt after an edit conflict. */
  readonly version?: number;
}

/** The current account after an edit conflict (ROUTING-24). */
export const conflictingAccount = (problem: ApiProblem): PaymentAccount | undefined =>
  readCurrent<PaymentAccount>(PaymentAccountStruct, problem);

/** Its limit, likewise. */
export const conflictingLimit = (problem: ApiProblem): AccountLimit | undefined =>
  readCurrent<AccountLimit>(AccountLimitStruct, problem);

/** Its balance, likewise. */
export const conflictingStanding = (problem: ApiProblem): AccountStanding | undefined =>
  readCurrent<AccountStanding>(AccountStandingStruct, problem);

/** A refusal as the error of a form; other errors are thrown again. */
export function problemOf(error: unknown): EditProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { detail, errors, title } = error;
  return { errors, title: errors.length > 0 ? undefined : (detail ?? title) };
}

/** The error of a form after an edit conflict: the current state, and that no edits were lost. */
export function conflictWords(now: string, version: number): EditProblem {
  const title = i18n.t(
    'The account was changed meanwhile. {now} Nothing of yours was saved: save again to replace it.',
    { now },
  );
  return { errors: [], title, version };
}
