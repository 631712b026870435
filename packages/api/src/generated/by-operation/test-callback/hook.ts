// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { testCallback, type TestCallbackParameters } from './call.ts';
import type { CallbackTestAnswer } from '../../types.ts';

/** Sends a test callback to the merchant's address and returns the response. */
export function useTestCallback(): Mutation<CallbackTestAnswer, TestCallbackParameters> {
  return useMutation('testCallback', testCallback);
}
