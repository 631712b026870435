// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeMerchant, type ChangeMerchantParameters } from './call.ts';
import type { MerchantAnswer } from '../../types.ts';

/** Renames a merchant. */
export function useChangeMerchant(): Mutation<MerchantAnswer, ChangeMerchantParameters> {
  return useMutation('changeMerchant', changeMerchant);
}
