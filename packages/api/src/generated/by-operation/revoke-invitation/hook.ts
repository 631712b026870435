// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { revokeInvitation, type RevokeInvitationParameters } from './call.ts';

/** Takes back an invitation. The person is removed and the username is free again. */
export function useRevokeInvitation(): Mutation<void, RevokeInvitationParameters> {
  return useMutation('revokeInvitation', revokeInvitation);
}
