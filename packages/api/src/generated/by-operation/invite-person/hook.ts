// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { invitePerson, type InvitePersonParameters } from './call.ts';
import type { ApprovalRequestedAnswer, InvitedPersonAnswer } from '../../types.ts';

/** Invites a person. Only this response contains the link. */
export function useInvitePerson(): Mutation<
  InvitedPersonAnswer | ApprovalRequestedAnswer,
  InvitePersonParameters
> {
  return useMutation('invitePerson', invitePerson);
}
