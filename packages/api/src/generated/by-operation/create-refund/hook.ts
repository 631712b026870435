// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createRefund, type CreateRefundParameters } from './call.ts';
import type { MerchantRefund } from '../../types.ts';

/** Refunds one of the merchant's own deposits, in part or whole. */
export function useCreateRefund(): Mutation<MerchantRefund, CreateRefundParameters> {
  return useMutation('createRefund', createRefund);
}
