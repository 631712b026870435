// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { AccountMovementListAnswerStruct, AccountMovementAnswerStruct } from '../structs.ts';
import type {
  AccountMovementAnswer,
  AccountMovementListAnswer,
  ListAccountMovementsData,
  MoveAccountMoneyData,
} from '../types.ts';

/** What {@link listAccountMovements} takes. */
export interface ListAccountMovementsParameters {
  readonly id: NonNullable<ListAccountMovementsData['path']>['id'];
  readonly page?: NonNullable<ListAccountMovementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountMovementsData['query']>['size'] | undefined;
}

/**
 * A page of the money that staff moved to or from a payment account, newest first.
 * @throws ApiProblem
 */
export async function listAccountMovements(
  client: ApiClient,
  parameters: ListAccountMovementsParameters,
  options: CallOptions = {},
): Promise<AccountMovementListAnswer> {
  return readAnswer<AccountMovementListAnswer>(
    AccountMovementListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/movement`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountMovements',
  );
}

/** What {@link moveAccountMoney} takes. */
export interface MoveAccountMoneyParameters {
  readonly id: NonNullable<MoveAccountMoneyData['path']>['id'];
  readonly ifMatch?: NonNullable<MoveAccountMoneyData['headers']>['If-Match'] | undefined;
  readonly body: MoveAccountMoneyData['body'];
}

/**
 * Books money that was moved between a payment account and the outside.
 * @throws ApiProblem
 */
export async function moveAccountMoney(
  client: ApiClient,
  parameters: MoveAccountMoneyParameters,
  options: CallOptions = {},
): Promise<AccountMovementAnswer> {
  return readAnswer<AccountMovementAnswer>(
    AccountMovementAnswerStruct,
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
