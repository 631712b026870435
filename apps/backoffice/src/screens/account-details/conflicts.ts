import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import {
  AccountLimitStruct,
  AccountStandingStruct,
  PaymentAccountStruct,
} from '@tiyin/api/structs';
import type { AccountLimit, AccountStanding, FieldError, PaymentAccount } from '@tiyin/api/types';

/** Why nothing was saved: of the whole, or at the fields. */
export interface EditProblem {
  readonly title: string | undefined;
  readonly errors: readonly FieldError[];
  /** The version that the next try starts from, where somebody else was quicker. */
  readonly version?: number;
}

/** The account as it is now, where somebody else was quicker (ROUTING-24). */
export const conflictingAccount = (problem: ApiProblem): PaymentAccount | undefined =>
  readCurrent<PaymentAccount>(PaymentAccountStruct, problem);

/** Its limit, likewise. */
export const conflictingLimit = (problem: ApiProblem): AccountLimit | undefined =>
  readCurrent<AccountLimit>(AccountLimitStruct, problem);

/** What stands on it, likewise. */
export const conflictingStanding = (problem: ApiProblem): AccountStanding | undefined =>
  readCurrent<AccountStanding>(AccountStandingStruct, problem);

/** What a form says of a refusal; what is no refusal goes on its way. */
export function problemOf(error: unknown): EditProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { detail, errors, title } = error;
  return { errors, title: errors.length > 0 ? undefined : (detail ?? title) };
}

/** What a form says where somebody else was quicker: how it stands, and that nothing was lost. */
export function conflictWords(now: string, version: number): EditProblem {
  const title = `The account was changed meanwhile. ${now} Nothing of yours was saved: save again to replace it.`;
  return { errors: [], title, version };
}
