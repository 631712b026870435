// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import type { GetAccountData, PaymentAccountAnswer } from '../../types.ts';

/** The input of {@link getAccount}. */
export interface GetAccountParameters {
  readonly id: NonNullable<GetAccountData['path']>['id'];
}

/**
 * Returns a payment account with its credentials and pools.
 * @throws ApiProblem
 */
export async function getAccount(
  client: ApiClient,
  parameters: GetAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getAccount',
  );
}
