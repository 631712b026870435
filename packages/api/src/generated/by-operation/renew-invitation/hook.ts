// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { renewInvitation, type RenewInvitationParameters } from './call.ts';
import type { ApprovalRequestedAnswer, InvitedPersonAnswer } from '../../types.ts';

/** Makes a new link for an invited person. The earlier one stops working. */
export function useRenewInvitation(): Mutation<
  InvitedPersonAnswer | ApprovalRequestedAnswer,
  RenewInvitationParameters
> {
  return useMutation('renewInvitation', renewInvitation);
}
