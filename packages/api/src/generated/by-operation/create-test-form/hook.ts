// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createTestForm, type CreateTestFormParameters } from './call.ts';
import type { TestFormAnswer } from '../../types.ts';

/** Creates a payment form on a test terminal to try it out. */
export function useCreateTestForm(): Mutation<TestFormAnswer, CreateTestFormParameters> {
  return useMutation('createTestForm', createTestForm);
}
