// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransactionAnswerStruct } from '../../structs/transaction-answer.ts';
import type { RequestTransactionStatusData, TransactionAnswer } from '../../types.ts';

/** The input of {@link requestTransactionStatus}. */
export interface RequestTransactionStatusParameters {
  readonly id: NonNullable<RequestTransactionStatusData['path']>['id'];
}

/**
 * Queries the provider of a payout with an unknown outcome now.
 * @throws ApiProblem
 */
export async function requestTransactionStatus(
  client: ApiClient,
  parameters: RequestTransactionStatusParameters,
  options: CallOptions = {},
): Promise<TransactionAnswer> {
  return readAnswer<TransactionAnswer>(
    TransactionAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transaction/${encodeURIComponent(parameters.id)}/status-request`,
      signal: options.signal,
    }),
    'requestTransactionStatus',
  );
}
