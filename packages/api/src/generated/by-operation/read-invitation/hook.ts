// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { readInvitation, type ReadInvitationParameters } from './call.ts';
import type { InvitationAnswer } from '../../types.ts';

/** The person of an invitation link. */
export function useReadInvitation(): Mutation<InvitationAnswer, ReadInvitationParameters> {
  return useMutation('readInvitation', readInvitation);
}
