// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeRole, type ChangeRoleParameters } from './call.ts';
import type { ApprovalRequestedAnswer, RoleAnswer } from '../../types.ts';

/** Changes the name and the permissions of a role. */
export function useChangeRole(): Mutation<
  RoleAnswer | ApprovalRequestedAnswer,
  ChangeRoleParameters
> {
  return useMutation('changeRole', changeRole);
}
