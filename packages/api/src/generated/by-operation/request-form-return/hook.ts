// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { requestFormReturn, type RequestFormReturnParameters } from './call.ts';
import type { FormStatusAnswer } from '../../types.ts';

/** Requests the return of the money that is not booked, for the customer. */
export function useRequestFormReturn(): Mutation<FormStatusAnswer, RequestFormReturnParameters> {
  return useMutation('requestFormReturn', requestFormReturn);
}
