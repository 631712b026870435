// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createMerchant, type CreateMerchantParameters } from './call.ts';
import type { MerchantAnswer } from '../../types.ts';

/** Creates a merchant with its own signing key pair. Terminals and API keys are created separately. */
export function useCreateMerchant(): Mutation<MerchantAnswer, CreateMerchantParameters> {
  return useMutation('createMerchant', createMerchant);
}
