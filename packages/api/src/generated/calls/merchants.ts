// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { MerchantListAnswerStruct } from '../structs/merchant-list-answer.ts';
import { MerchantAnswerStruct } from '../structs/merchant-answer.ts';
import { BalanceAnswerStruct } from '../structs/balance-answer.ts';
import { MerchantLookAnswerStruct } from '../structs/merchant-look-answer.ts';
import { TrendAnswerStruct } from '../structs/trend-answer.ts';
import type {
  BalanceAnswer,
  ChangeMerchantData,
  ChangeMerchantLookData,
  CreateMerchantData,
  GetMerchantBalanceData,
  GetMerchantData,
  GetMerchantDepositData,
  GetMerchantLookData,
  GetMerchantTrendData,
  GetMerchantWithdrawalData,
  ListMerchantsData,
  MerchantAnswer,
  MerchantListAnswer,
  MerchantLookAnswer,
  TrendAnswer,
} from '../types.ts';

/** The input of {@link listMerchants}. */
export interface ListMerchantsParameters {
  readonly page?: NonNullable<ListMerchantsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListMerchantsData['query']>['size'] | undefined;
  readonly search?: NonNullable<ListMerchantsData['query']>['search'] | undefined;
}

/**
 * Lists all merchants by name.
 * @throws ApiProblem
 */
export async function listMerchants(
  client: ApiClient,
  parameters: ListMerchantsParameters,
  options: CallOptions = {},
): Promise<MerchantListAnswer> {
  return readAnswer<MerchantListAnswer>(
    MerchantListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant',
      query: { page: parameters.page, size: parameters.size, search: parameters.search },
      signal: options.signal,
    }),
    'listMerchants',
  );
}

/** The input of {@link createMerchant}. */
export interface CreateMerchantParameters {
  readonly body: CreateMerchantData['body'];
}

/**
 * Creates a merchant with its own signing key pair. Terminals and API keys are created separately.
 * @throws ApiProblem
 */
export async function createMerchant(
  client: ApiClient,
  parameters: CreateMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant',
      body: parameters.body,
      signal: options.signal,
    }),
    'createMerchant',
  );
}

/** The input of {@link getOwnMerchant}. */
export type GetOwnMerchantParameters = NoParameters;

/**
 * Returns the user's merchant. 404 if the user does not belong to exactly one.
 * @throws ApiProblem
 */
export async function getOwnMerchant(
  client: ApiClient,
  _parameters: GetOwnMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/merchant/me', signal: options.signal }),
    'getOwnMerchant',
  );
}

/** The input of {@link getMerchantBalance}. */
export interface GetMerchantBalanceParameters {
  readonly terminalId?: NonNullable<GetMerchantBalanceData['query']>['terminalId'] | undefined;
}

/**
 * Returns the balance of the terminal's merchant in the terminal's currency.
 * @throws ApiProblem
 */
export async function getMerchantBalance(
  client: ApiClient,
  parameters: GetMerchantBalanceParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/balance',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantBalance',
  );
}

/** The input of {@link getMerchant}. */
export interface GetMerchantParameters {
  readonly id: NonNullable<GetMerchantData['path']>['id'];
}

/**
 * Returns a merchant. 404 if it is outside the user's scope.
 * @throws ApiProblem
 */
export async function getMerchant(
  client: ApiClient,
  parameters: GetMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getMerchant',
  );
}

/** The input of {@link changeMerchant}. */
export interface ChangeMerchantParameters {
  readonly id: NonNullable<ChangeMerchantData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeMerchantData['headers']>['If-Match'] | undefined;
  readonly body: ChangeMerchantData['body'];
}

/**
 * Renames a merchant.
 * @throws ApiProblem
 */
export async function changeMerchant(
  client: ApiClient,
  parameters: ChangeMerchantParameters,
  options: CallOptions = {},
): Promise<MerchantAnswer> {
  return readAnswer<MerchantAnswer>(
    MerchantAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeMerchant',
  );
}

/** The input of {@link getMerchantLook}. */
export interface GetMerchantLookParameters {
  readonly id: NonNullable<GetMerchantLookData['path']>['id'];
}

/**
 * Returns the branding of a merchant's payment forms and the origins that may embed them.
 * @throws ApiProblem
 */
export async function getMerchantLook(
  client: ApiClient,
  parameters: GetMerchantLookParameters,
  options: CallOptions = {},
): Promise<MerchantLookAnswer> {
  return readAnswer<MerchantLookAnswer>(
    MerchantLookAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/look`,
      signal: options.signal,
    }),
    'getMerchantLook',
  );
}

/** The input of {@link changeMerchantLook}. */
export interface ChangeMerchantLookParameters {
  readonly id: NonNullable<ChangeMerchantLookData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeMerchantLookData['headers']>['If-Match'] | undefined;
  readonly body: ChangeMerchantLookData['body'];
}

/**
 * Changes the branding of a merchant's payment forms and the origins that may embed them.
 * @throws ApiProblem
 */
export async function changeMerchantLook(
  client: ApiClient,
  parameters: ChangeMerchantLookParameters,
  options: CallOptions = {},
): Promise<MerchantLookAnswer> {
  return readAnswer<MerchantLookAnswer>(
    MerchantLookAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/look`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeMerchantLook',
  );
}

/** The input of {@link getMerchantDeposit}. */
export interface GetMerchantDepositParameters {
  readonly terminalId?: NonNullable<GetMerchantDepositData['query']>['terminalId'] | undefined;
}

/**
 * Returns the total of the terminal's deposits with status DONE.
 * @throws ApiProblem
 */
export async function getMerchantDeposit(
  client: ApiClient,
  parameters: GetMerchantDepositParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/deposit',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantDeposit',
  );
}

/** The input of {@link getMerchantWithdrawal}. */
export interface GetMerchantWithdrawalParameters {
  readonly terminalId?: NonNullable<GetMerchantWithdrawalData['query']>['terminalId'] | undefined;
}

/**
 * Returns the total of the terminal's withdrawals with status DONE.
 * @throws ApiProblem
 */
export async function getMerchantWithdrawal(
  client: ApiClient,
  parameters: GetMerchantWithdrawalParameters,
  options: CallOptions = {},
): Promise<BalanceAnswer> {
  return readAnswer<BalanceAnswer>(
    BalanceAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/withdrawal',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantWithdrawal',
  );
}

/** The input of {@link getMerchantTrend}. */
export interface GetMerchantTrendParameters {
  readonly terminalId: NonNullable<GetMerchantTrendData['query']>['terminalId'];
}

/**
 * Returns the amount of a terminal's invoices that became DONE on each of the last 14 UTC days, today included.
 * @throws ApiProblem
 */
export async function getMerchantTrend(
  client: ApiClient,
  parameters: GetMerchantTrendParameters,
  options: CallOptions = {},
): Promise<TrendAnswer> {
  return readAnswer<TrendAnswer>(
    TrendAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant/trend',
      query: { terminalId: parameters.terminalId },
      signal: options.signal,
    }),
    'getMerchantTrend',
  );
}
