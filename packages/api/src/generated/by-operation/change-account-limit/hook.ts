// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeAccountLimit, type ChangeAccountLimitParameters } from './call.ts';
import type { AccountLimitAnswer, ApprovalRequestedAnswer } from '../../types.ts';

/** Sets the limit of a payment account and its routing settings. */
export function useChangeAccountLimit(): Mutation<
  AccountLimitAnswer | ApprovalRequestedAnswer,
  ChangeAccountLimitParameters
> {
  return useMutation('changeAccountLimit', changeAccountLimit);
}
