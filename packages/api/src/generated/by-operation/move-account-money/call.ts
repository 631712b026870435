// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountMovementAnswerStruct } from '../../structs/account-movement-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  AccountMovementAnswer,
  ApprovalRequestedAnswer,
  MoveAccountMoneyData,
} from '../../types.ts';

/** The input of {@link moveAccountMoney}. */
export interface MoveAccountMoneyParameters {
  readonly id: NonNullable<MoveAccountMoneyData['path']>['id'];
  readonly ifMatch?: NonNullable<MoveAccountMoneyData['headers']>['If-Match'] | undefined;
  readonly body: MoveAccountMoneyData['body'];
}

/**
 * Books a top-up or a sweep of a payment account.
 * @throws ApiProblem
 */
export async function moveAccountMoney(
  client: ApiClient,
  parameters: MoveAccountMoneyParameters,
  options: CallOptions = {},
): Promise<AccountMovementAnswer | ApprovalRequestedAnswer> {
  return readEither<AccountMovementAnswer, ApprovalRequestedAnswer>(
    [AccountMovementAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/movement`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'moveAccountMoney',
  );
}
