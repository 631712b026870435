// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import type { CreateAccountData, PaymentAccountAnswer } from '../../types.ts';

/** The input of {@link createAccount}. */
export interface CreateAccountParameters {
  readonly body: CreateAccountData['body'];
}

/**
 * Creates a payment account.
 * @throws ApiProblem
 */
export async function createAccount(
  client: ApiClient,
  parameters: CreateAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/people/create',
      body: parameters.body,
      signal: options.signal,
    }),
    'createAccount',
  );
}
