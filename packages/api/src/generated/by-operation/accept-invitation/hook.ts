// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { acceptInvitation, type AcceptInvitationParameters } from './call.ts';

/** Sets the password of an invited person. The link stops working. */
export function useAcceptInvitation(): Mutation<void, AcceptInvitationParameters> {
  return useMutation('acceptInvitation', acceptInvitation);
}
