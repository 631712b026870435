// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RateAnswerStruct } from '../../structs/rate-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, RateAnswer, SetRateData } from '../../types.ts';

/** The input of {@link setRate}. */
export interface SetRateParameters {
  readonly body: SetRateData['body'];
}

/**
 * Sets the USDT rate of a currency. Earlier rates are kept as history.
 * @throws ApiProblem
 */
export async function setRate(
  client: ApiClient,
  parameters: SetRateParameters,
  options: CallOptions = {},
): Promise<RateAnswer | ApprovalRequestedAnswer> {
  return readEither<RateAnswer, ApprovalRequestedAnswer>(
    [RateAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: '/api/v1/rate',
      body: parameters.body,
      signal: options.signal,
    }),
    'setRate',
  );
}
