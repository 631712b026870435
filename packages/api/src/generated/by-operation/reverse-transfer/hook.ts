// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { reverseTransfer, type ReverseTransferParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TransferAnswer } from '../../types.ts';

/** Takes back a transfer that was reported wrongly. */
export function useReverseTransfer(): Mutation<
  TransferAnswer | ApprovalRequestedAnswer,
  ReverseTransferParameters
> {
  return useMutation('reverseTransfer', reverseTransfer);
}
