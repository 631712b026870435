// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { RateListAnswerStruct } from '../structs/rate-list-answer.ts';
import { RateAnswerStruct } from '../structs/rate-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { SettlementListAnswerStruct } from '../structs/settlement-list-answer.ts';
import { SettlementAnswerStruct } from '../structs/settlement-answer.ts';
import { SettlementCsvStruct } from '../structs/settlement-csv.ts';
import { FreeBalanceAnswerStruct } from '../structs/free-balance-answer.ts';
import type {
  ApprovalRequestedAnswer,
  CreateSettlementData,
  ExportSettlementsData,
  FreeBalanceAnswer,
  GetFreeBalanceData,
  ListSettlementsData,
  RateAnswer,
  RateListAnswer,
  SetRateData,
  SettlementAnswer,
  SettlementCsv,
  SettlementListAnswer,
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

/** The input of {@link listSettlements}. */
export interface ListSettlementsParameters {
  readonly merchantId?: NonNullable<ListSettlementsData['query']>['merchantId'] | undefined;
  readonly currency?: NonNullable<ListSettlementsData['query']>['currency'] | undefined;
  readonly from?: NonNullable<ListSettlementsData['query']>['from'] | undefined;
  readonly to?: NonNullable<ListSettlementsData['query']>['to'] | undefined;
  readonly page?: NonNullable<ListSettlementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListSettlementsData['query']>['size'] | undefined;
}

/**
 * Lists settlements, newest first, with the rate of their day.
 * @throws ApiProblem
 */
export async function listSettlements(
  client: ApiClient,
  parameters: ListSettlementsParameters,
  options: CallOptions = {},
): Promise<SettlementListAnswer> {
  return readAnswer<SettlementListAnswer>(
    SettlementListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement',
      query: {
        merchantId: parameters.merchantId,
        currency: parameters.currency,
        from: parameters.from,
        to: parameters.to,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listSettlements',
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

/** The input of {@link exportSettlements}. */
export interface ExportSettlementsParameters {
  readonly merchantId?: NonNullable<ExportSettlementsData['query']>['merchantId'] | undefined;
  readonly currency?: NonNullable<ExportSettlementsData['query']>['currency'] | undefined;
  readonly from?: NonNullable<ExportSettlementsData['query']>['from'] | undefined;
  readonly to?: NonNullable<ExportSettlementsData['query']>['to'] | undefined;
}

/**
 * Exports all settlements that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportSettlements(
  client: ApiClient,
  parameters: ExportSettlementsParameters,
  options: CallOptions = {},
): Promise<SettlementCsv> {
  return readAnswer<SettlementCsv>(
    SettlementCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement/csv',
      query: {
        merchantId: parameters.merchantId,
        currency: parameters.currency,
        from: parameters.from,
        to: parameters.to,
      },
      signal: options.signal,
    }),
    'exportSettlements',
  );
}

/** The address, on the page's own origin, of: Exports all settlements that match the filter as a CSV file, in the order of the list. */
export function exportSettlementsAddress(parameters: ExportSettlementsParameters): string {
  return addressOf({
    path: '/api/v1/settlement/csv',
    query: {
      merchantId: parameters.merchantId,
      currency: parameters.currency,
      from: parameters.from,
      to: parameters.to,
    },
  });
}

/** The input of {@link getFreeBalance}. */
export interface GetFreeBalanceParameters {
  readonly terminalId: NonNullable<GetFreeBalanceData['query']>['terminalId'];
  readonly baseAmount?: NonNullable<GetFreeBalanceData['query']>['baseAmount'] | undefined;
}

/**
 * The part of a merchant's balance that can be settled now.
 * @throws ApiProblem
 */
export async function getFreeBalance(
  client: ApiClient,
  parameters: GetFreeBalanceParameters,
  options: CallOptions = {},
): Promise<FreeBalanceAnswer> {
  return readAnswer<FreeBalanceAnswer>(
    FreeBalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement/free',
      query: { terminalId: parameters.terminalId, baseAmount: parameters.baseAmount },
      signal: options.signal,
    }),
    'getFreeBalance',
  );
}
