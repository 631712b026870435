// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changePool, type ChangePoolParameters } from './call.ts';
import type { AccountPoolAnswer } from '../../types.ts';

/** Sets whether the accounts of a pool pause themselves, and when. */
export function useChangePool(): Mutation<AccountPoolAnswer, ChangePoolParameters> {
  return useMutation('changePool', changePool);
}
