// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createSettlement, type CreateSettlementParameters } from './call.ts';
import type { ApprovalRequestedAnswer, SettlementAnswer } from '../../types.ts';

/** Pays out a part of the balance of the terminal's merchant in USDT. */
export function useCreateSettlement(): Mutation<
  SettlementAnswer | ApprovalRequestedAnswer,
  CreateSettlementParameters
> {
  return useMutation('createSettlement', createSettlement);
}
