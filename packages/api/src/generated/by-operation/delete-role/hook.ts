// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { deleteRole, type DeleteRoleParameters } from './call.ts';

/** Deletes an unused role. */
export function useDeleteRole(): Mutation<void, DeleteRoleParameters> {
  return useMutation('deleteRole', deleteRole);
}
