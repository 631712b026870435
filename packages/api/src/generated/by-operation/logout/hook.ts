// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { logout, type LogoutParameters } from './call.ts';

/** Revokes the session and clears its cookies. Without a session, only clears the cookies. */
export function useLogout(): Mutation<void, LogoutParameters> {
  return useMutation('logout', logout);
}
