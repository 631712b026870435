// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransactionAnswerStruct } from '../../structs/transaction-answer.ts';
import type { ConfirmTransactionData, TransactionAnswer } from '../../types.ts';

/** The input of {@link confirmTransaction}. */
export interface ConfirmTransactionParameters {
  readonly id: NonNullable<ConfirmTransactionData['path']>['id'];
  readonly body: ConfirmTransactionData['body'];
}

/**
 * Records the outcome of a payout that staff make by hand.
 * @throws ApiProblem
 */
export async function confirmTransaction(
  client: ApiClient,
  parameters: ConfirmTransactionParameters,
  options: CallOptions = {},
): Promise<TransactionAnswer> {
  return readAnswer<TransactionAnswer>(
    TransactionAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/confirm`,
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmTransaction',
  );
}
