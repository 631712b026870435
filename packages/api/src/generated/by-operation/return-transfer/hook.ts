// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { returnTransfer, type ReturnTransferParameters } from './call.ts';
import type { ApprovalRequestedAnswer, ReturnAnswer } from '../../types.ts';

/** Returns the money of an unmatched transfer, in part or whole. */
export function useReturnTransfer(): Mutation<
  ReturnAnswer | ApprovalRequestedAnswer,
  ReturnTransferParameters
> {
  return useMutation('returnTransfer', returnTransfer);
}
