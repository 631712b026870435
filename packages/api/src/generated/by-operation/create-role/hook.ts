// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createRole, type CreateRoleParameters } from './call.ts';
import type { RoleAnswer } from '../../types.ts';

/** Creates a role. */
export function useCreateRole(): Mutation<RoleAnswer, CreateRoleParameters> {
  return useMutation('createRole', createRole);
}
