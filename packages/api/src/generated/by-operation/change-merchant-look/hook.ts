// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeMerchantLook, type ChangeMerchantLookParameters } from './call.ts';
import type { MerchantLookAnswer } from '../../types.ts';

/** Changes the branding of a merchant's payment forms and the origins that may embed them. */
export function useChangeMerchantLook(): Mutation<
  MerchantLookAnswer,
  ChangeMerchantLookParameters
> {
  return useMutation('changeMerchantLook', changeMerchantLook);
}
