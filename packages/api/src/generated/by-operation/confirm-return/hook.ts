// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { confirmReturn, type ConfirmReturnParameters } from './call.ts';
import type { ReturnAnswer } from '../../types.ts';

/** Confirms or refuses a return that a person makes by hand. */
export function useConfirmReturn(): Mutation<ReturnAnswer, ConfirmReturnParameters> {
  return useMutation('confirmReturn', confirmReturn);
}
