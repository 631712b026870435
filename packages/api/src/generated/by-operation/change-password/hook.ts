// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changePassword, type ChangePasswordParameters } from './call.ts';

/** Changes the password of the signed-in user and ends all their other sessions. */
export function useChangePassword(): Mutation<void, ChangePasswordParameters> {
  return useMutation('changePassword', changePassword);
}
