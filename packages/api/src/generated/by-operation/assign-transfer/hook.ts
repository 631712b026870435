// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { assignTransfer, type AssignTransferParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TransferAnswer } from '../../types.ts';

/** Assigns an unmatched transfer to a deposit, which then changes as if the provider had reported it. */
export function useAssignTransfer(): Mutation<
  TransferAnswer | ApprovalRequestedAnswer,
  AssignTransferParameters
> {
  return useMutation('assignTransfer', assignTransfer);
}
