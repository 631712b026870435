// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createPayout, type CreatePayoutParameters } from './call.ts';
import type { MerchantInvoice } from '../../types.ts';

/** Pays out to a card or phone number without a form. */
export function useCreatePayout(): Mutation<MerchantInvoice, CreatePayoutParameters> {
  return useMutation('createPayout', createPayout);
}
