// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { enablePerson, type EnablePersonParameters } from './call.ts';
import type { ApprovalRequestedAnswer, PersonDetailsAnswer } from '../../types.ts';

/** Enables a disabled person again. */
export function useEnablePerson(): Mutation<
  PersonDetailsAnswer | ApprovalRequestedAnswer,
  EnablePersonParameters
> {
  return useMutation('enablePerson', enablePerson);
}
