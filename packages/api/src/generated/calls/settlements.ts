// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { RateListAnswerStruct } from '../structs/rate-list-answer.ts';
import { RateAnswerStruct } from '../structs/rate-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { SettlementAnswerStruct } from '../structs/settlement-answer.ts';
import type {
  ApprovalRequestedAnswer,
  CreateSettlementData,
  RateAnswer,
  RateListAnswer,
  SetRateData,
  SettlementAnswer,
} from '../types.ts';

/** The input of {@link listRates}. */
export type ListRatesParameters = NoParameters;

/**
 * Lists the current USDT rate of each currency.
 * @throws ApiProblem
 */
export async function listRates(
  client: ApiClient,
  _parameters: ListRatesParameters,
  options: CallOptions = {},
): Promise<RateListAnswer> {
  return readAnswer<RateListAnswer>(
    RateListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/rate', signal: options.signal }),
    'listRates',
  );
}

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

/** The input of {@link createSettlement}. */
export interface CreateSettlementParameters {
  readonly idempotencyKey?:
    | NonNullable<CreateSettlementData['headers']>['Idempotency-Key']
    | undefined;
  readonly body: CreateSettlementData['body'];
}

/**
 * Pays out a part of the balance of the terminal's merchant in USDT.
 * @throws ApiProblem
 */
export async function createSettlement(
  client: ApiClient,
  parameters: CreateSettlementParameters,
  options: CallOptions = {},
): Promise<SettlementAnswer | ApprovalRequestedAnswer> {
  return readEither<SettlementAnswer, ApprovalRequestedAnswer>(
    [SettlementAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/settlement',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createSettlement',
  );
}
