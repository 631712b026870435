// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { confirmTransaction, type ConfirmTransactionParameters } from './call.ts';
import type { TransactionAnswer } from '../../types.ts';

/** Records the outcome of a payout that staff make by hand. */
export function useConfirmTransaction(): Mutation<TransactionAnswer, ConfirmTransactionParameters> {
  return useMutation('confirmTransaction', confirmTransaction);
}
