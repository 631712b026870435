// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferAnswerStruct } from '../../structs/transfer-answer.ts';
import type { GetTransferData, TransferAnswer } from '../../types.ts';

/** The input of {@link getTransfer}. */
export interface GetTransferParameters {
  readonly id: NonNullable<GetTransferData['path']>['id'];
}

/**
 * Returns a transfer and, if it is unmatched, the deposits that it may belong to.
 * @throws ApiProblem
 */
export async function getTransfer(
  client: ApiClient,
  parameters: GetTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer> {
  return readAnswer<TransferAnswer>(
    TransferAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getTransfer',
  );
}
