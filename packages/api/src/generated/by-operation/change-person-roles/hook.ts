// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changePersonRoles, type ChangePersonRolesParameters } from './call.ts';
import type { ApprovalRequestedAnswer, PersonDetailsAnswer } from '../../types.ts';

/** Replaces the roles of a person. */
export function useChangePersonRoles(): Mutation<
  PersonDetailsAnswer | ApprovalRequestedAnswer,
  ChangePersonRolesParameters
> {
  return useMutation('changePersonRoles', changePersonRoles);
}
