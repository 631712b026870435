// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endTransaction, type EndTransactionParameters } from './call.ts';
import type { ApprovalRequestedAnswer } from '../../types.ts';

/** Requests that a payout with an unknown outcome is declared paid or failed. */
export function useEndTransaction(): Mutation<ApprovalRequestedAnswer, EndTransactionParameters> {
  return useMutation('endTransaction', endTransaction);
}
