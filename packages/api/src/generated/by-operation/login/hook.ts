// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { login, type LoginParameters } from './call.ts';
import type { CurrentUserAnswer } from '../../types.ts';

/** Signs a user in and sets the cookies jwt, jwt_sig and tiyin_browser. */
export function useLogin(): Mutation<CurrentUserAnswer, LoginParameters> {
  return useMutation('login', login);
}
