// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeSignInPolicy, type ChangeSignInPolicyParameters } from './call.ts';
import type { SignInPolicyAnswer } from '../../types.ts';

/** Sets when sessions end, and whether everybody needs a second factor. */
export function useChangeSignInPolicy(): Mutation<
  SignInPolicyAnswer,
  ChangeSignInPolicyParameters
> {
  return useMutation('changeSignInPolicy', changeSignInPolicy);
}
