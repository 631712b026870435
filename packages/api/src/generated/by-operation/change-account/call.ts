// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import type { ChangeAccountData, PaymentAccountAnswer } from '../../types.ts';

/** The input of {@link changeAccount}. */
export interface ChangeAccountParameters {
  readonly id: NonNullable<ChangeAccountData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeAccountData['headers']>['If-Match'] | undefined;
  readonly body: ChangeAccountData['body'];
}

/**
 * Enables or disables a payment account, or sets its pools.
 * @throws ApiProblem
 */
export async function changeAccount(
  client: ApiClient,
  parameters: ChangeAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeAccount',
  );
}
