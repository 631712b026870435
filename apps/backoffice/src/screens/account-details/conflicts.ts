import { readCurrent } from '@tiyin/api/answers';
import type { ApiProblem } from '@tiyin/api/errors';
import { AccountLimitStruct } from '@tiyin/api/structs/account-limit';
import { AccountStandingStruct } from '@tiyin/api/structs/account-standing';
import { PaymentAccountStruct } from '@tiyin/api/structs/payment-account';
import type { AccountLimit, AccountStanding, PaymentAccount } from '@tiyin/api/types';
import type { FormProblem } from '../../forms/form-problem.ts';
import { i18n } from '../../texts/i18n.ts';

/** Why nothing was saved. */
export interface EditProblem extends FormProblem {
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

/** The error of a form after an edit conflict: the current state, and that no edits were lost. */
export function conflictWords(now: string, version: number): EditProblem {
  const title = i18n.t(
    'The account was changed meanwhile. {now} Nothing of yours was saved: save again to replace it.',
    { now },
  );
  return { errors: [], title, version };
}
