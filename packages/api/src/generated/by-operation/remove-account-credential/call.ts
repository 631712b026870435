// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  PaymentAccountAnswer,
  RemoveAccountCredentialData,
} from '../../types.ts';

/** The input of {@link removeAccountCredential}. */
export interface RemoveAccountCredentialParameters {
  readonly peopleAccountId: NonNullable<RemoveAccountCredentialData['path']>['peopleAccountId'];
  readonly credentialType: NonNullable<RemoveAccountCredentialData['query']>['credentialType'];
  readonly ifMatch?: NonNullable<RemoveAccountCredentialData['headers']>['If-Match'] | undefined;
}

/**
 * Removes a credential of a payment account. Without a card or phone number it takes no deposits.
 * @throws ApiProblem
 */
export async function removeAccountCredential(
  client: ApiClient,
  parameters: RemoveAccountCredentialParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer | ApprovalRequestedAnswer> {
  return readEither<PaymentAccountAnswer, ApprovalRequestedAnswer>(
    [PaymentAccountAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'DELETE',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.peopleAccountId)}/credential`,
      query: { credentialType: parameters.credentialType },
      headers: { 'If-Match': parameters.ifMatch },
      signal: options.signal,
    }),
    'removeAccountCredential',
  );
}
