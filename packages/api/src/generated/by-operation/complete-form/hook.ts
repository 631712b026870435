// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { completeForm, type CompleteFormParameters } from './call.ts';
import type { FormCompleteAnswer } from '../../types.ts';

/** Confirms "I have paid" for a deposit, or gives the payee of a withdrawal. */
export function useCompleteForm(): Mutation<FormCompleteAnswer, CompleteFormParameters> {
  return useMutation('completeForm', completeForm);
}
