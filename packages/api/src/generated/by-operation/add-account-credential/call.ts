// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  AddAccountCredentialData,
  ApprovalRequestedAnswer,
  PaymentAccountAnswer,
} from '../../types.ts';

/** The input of {@link addAccountCredential}. */
export interface AddAccountCredentialParameters {
  readonly peopleAccountId: NonNullable<AddAccountCredentialData['path']>['peopleAccountId'];
  readonly ifMatch?: NonNullable<AddAccountCredentialData['headers']>['If-Match'] | undefined;
  readonly body: AddAccountCredentialData['body'];
}

/**
 * Adds a credential of a new type to a payment account.
 * @throws ApiProblem
 */
export async function addAccountCredential(
  client: ApiClient,
  parameters: AddAccountCredentialParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer | ApprovalRequestedAnswer> {
  return readEither<PaymentAccountAnswer, ApprovalRequestedAnswer>(
    [PaymentAccountAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.peopleAccountId)}/credential`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'addAccountCredential',
  );
}
