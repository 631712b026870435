// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeApprovalRule, type ChangeApprovalRuleParameters } from './call.ts';
import type { ApprovalRequestedAnswer, ApprovalRuleListAnswer } from '../../types.ts';

/** Sets the threshold of a kind in a currency, or whether a kind needs approval. */
export function useChangeApprovalRule(): Mutation<
  ApprovalRuleListAnswer | ApprovalRequestedAnswer,
  ChangeApprovalRuleParameters
> {
  return useMutation('changeApprovalRule', changeApprovalRule);
}
