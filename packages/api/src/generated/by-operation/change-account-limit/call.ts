// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountLimitAnswerStruct } from '../../structs/account-limit-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  AccountLimitAnswer,
  ApprovalRequestedAnswer,
  ChangeAccountLimitData,
} from '../../types.ts';

/** The input of {@link changeAccountLimit}. */
export interface ChangeAccountLimitParameters {
  readonly peopleAccountId: NonNullable<ChangeAccountLimitData['path']>['peopleAccountId'];
  readonly ifMatch?: NonNullable<ChangeAccountLimitData['headers']>['If-Match'] | undefined;
  readonly body: ChangeAccountLimitData['body'];
}

/**
 * Sets the limit of a payment account and its routing settings.
 * @throws ApiProblem
 */
export async function changeAccountLimit(
  client: ApiClient,
  parameters: ChangeAccountLimitParameters,
  options: CallOptions = {},
): Promise<AccountLimitAnswer | ApprovalRequestedAnswer> {
  return readEither<AccountLimitAnswer, ApprovalRequestedAnswer>(
    [AccountLimitAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/router/v1/people/account/limit/${encodeURIComponent(parameters.peopleAccountId)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeAccountLimit',
  );
}
