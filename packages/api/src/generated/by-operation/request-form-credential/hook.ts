// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { requestFormCredential, type RequestFormCredentialParameters } from './call.ts';
import type { FormCredentialAnswer } from '../../types.ts';

/** Fixes the method and amount and returns the requisites to pay to. */
export function useRequestFormCredential(): Mutation<
  FormCredentialAnswer,
  RequestFormCredentialParameters
> {
  return useMutation('requestFormCredential', requestFormCredential);
}
