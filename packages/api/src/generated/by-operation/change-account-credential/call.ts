// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeAccountCredentialData,
  PaymentAccountAnswer,
} from '../../types.ts';

/** The input of {@link changeAccountCredential}. */
export interface ChangeAccountCredentialParameters {
  readonly peopleAccountId: NonNullable<ChangeAccountCredentialData['path']>['peopleAccountId'];
  readonly ifMatch?: NonNullable<ChangeAccountCredentialData['headers']>['If-Match'] | undefined;
  readonly body: ChangeAccountCredentialData['body'];
}

/**
 * Changes a credential of a payment account.
 * @throws ApiProblem
 */
export async function changeAccountCredential(
  client: ApiClient,
  parameters: ChangeAccountCredentialParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer | ApprovalRequestedAnswer> {
  return readEither<PaymentAccountAnswer, ApprovalRequestedAnswer>(
    [PaymentAccountAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.peopleAccountId)}/credential`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeAccountCredential',
  );
}
