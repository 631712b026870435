// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { logoutByOidc, type LogoutByOidcParameters } from './call.ts';
import type { OidcEndSessionAnswer } from '../../types.ts';

/** Signs out as logout does, and names the address that ends the session at the OpenID provider. */
export function useLogoutByOidc(): Mutation<OidcEndSessionAnswer, LogoutByOidcParameters> {
  return useMutation('logoutByOidc', logoutByOidc);
}
