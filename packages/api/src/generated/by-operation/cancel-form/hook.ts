// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { cancelForm, type CancelFormParameters } from './call.ts';
import type { FormStatusAnswer } from '../../types.ts';

/** Cancels the payment at the customer's request. */
export function useCancelForm(): Mutation<FormStatusAnswer, CancelFormParameters> {
  return useMutation('cancelForm', cancelForm);
}
