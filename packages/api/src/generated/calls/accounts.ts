// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { PaymentAccountListAnswerStruct } from '../structs/payment-account-list-answer.ts';
import { PaymentAccountAnswerStruct } from '../structs/payment-account-answer.ts';
import { AccountSummaryAnswerStruct } from '../structs/account-summary-answer.ts';
import { AccountMoneyListAnswerStruct } from '../structs/account-money-list-answer.ts';
import { AccountPoolAnswerStruct } from '../structs/account-pool-answer.ts';
import { AccountLimitAnswerStruct } from '../structs/account-limit-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { AccountMovementListAnswerStruct } from '../structs/account-movement-list-answer.ts';
import { AccountMovementAnswerStruct } from '../structs/account-movement-answer.ts';
import type {
  AccountLimitAnswer,
  AccountMoneyListAnswer,
  AccountMovementAnswer,
  AccountMovementListAnswer,
  AccountPoolAnswer,
  AccountSummaryAnswer,
  AddAccountCredentialData,
  ApprovalRequestedAnswer,
  ChangeAccountCredentialData,
  ChangeAccountData,
  ChangeAccountLimitData,
  ChangePoolData,
  CreateAccountData,
  GetAccountData,
  GetAccountLimitData,
  GetAccountSummaryData,
  ListAccountMoneyData,
  ListAccountMovementsData,
  ListAccountsData,
  MoveAccountMoneyData,
  PaymentAccountAnswer,
  PaymentAccountListAnswer,
  RemoveAccountCredentialData,
  ResumeAccountData,
} from '../types.ts';

/** The input of {@link listAccounts}. */
export interface ListAccountsParameters {
  readonly search?: NonNullable<ListAccountsData['query']>['search'] | undefined;
  readonly sort?: NonNullable<ListAccountsData['query']>['sort'] | undefined;
  readonly page?: NonNullable<ListAccountsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountsData['query']>['size'] | undefined;
}

/**
 * Lists the payment accounts with their balances and the use of their limits.
 * @throws ApiProblem
 */
export async function listAccounts(
  client: ApiClient,
  parameters: ListAccountsParameters,
  options: CallOptions = {},
): Promise<PaymentAccountListAnswer> {
  return readAnswer<PaymentAccountListAnswer>(
    PaymentAccountListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/people/account',
      query: {
        search: parameters.search,
        sort: parameters.sort,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listAccounts',
  );
}

/** The input of {@link createAccount}. */
export interface CreateAccountParameters {
  readonly body: CreateAccountData['body'];
}

/**
 * Creates a payment account.
 * @throws ApiProblem
 */
export async function createAccount(
  client: ApiClient,
  parameters: CreateAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/people/create',
      body: parameters.body,
      signal: options.signal,
    }),
    'createAccount',
  );
}

/** The input of {@link getAccount}. */
export interface GetAccountParameters {
  readonly id: NonNullable<GetAccountData['path']>['id'];
}

/**
 * Returns a payment account with its credentials and pools.
 * @throws ApiProblem
 */
export async function getAccount(
  client: ApiClient,
  parameters: GetAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getAccount',
  );
}

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

/** The input of {@link getAccountSummary}. */
export interface GetAccountSummaryParameters {
  readonly id: NonNullable<GetAccountSummaryData['path']>['id'];
}

/**
 * Returns the figures of a payment account: balance, use of the limit, open money, last deposits.
 * @throws ApiProblem
 */
export async function getAccountSummary(
  client: ApiClient,
  parameters: GetAccountSummaryParameters,
  options: CallOptions = {},
): Promise<AccountSummaryAnswer> {
  return readAnswer<AccountSummaryAnswer>(
    AccountSummaryAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/summary`,
      signal: options.signal,
    }),
    'getAccountSummary',
  );
}

/** The input of {@link listAccountMoney}. */
export interface ListAccountMoneyParameters {
  readonly id: NonNullable<ListAccountMoneyData['path']>['id'];
  readonly page?: NonNullable<ListAccountMoneyData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountMoneyData['query']>['size'] | undefined;
}

/**
 * Lists the transfers, payouts and returns of a payment account, newest first.
 * @throws ApiProblem
 */
export async function listAccountMoney(
  client: ApiClient,
  parameters: ListAccountMoneyParameters,
  options: CallOptions = {},
): Promise<AccountMoneyListAnswer> {
  return readAnswer<AccountMoneyListAnswer>(
    AccountMoneyListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/money`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountMoney',
  );
}

/** The input of {@link resumeAccount}. */
export interface ResumeAccountParameters {
  readonly id: NonNullable<ResumeAccountData['path']>['id'];
  readonly ifMatch?: NonNullable<ResumeAccountData['headers']>['If-Match'] | undefined;
  readonly body: ResumeAccountData['body'];
}

/**
 * Resumes a payment account that paused itself.
 * @throws ApiProblem
 */
export async function resumeAccount(
  client: ApiClient,
  parameters: ResumeAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/resume`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'resumeAccount',
  );
}

/** The input of {@link changePool}. */
export interface ChangePoolParameters {
  readonly id: NonNullable<ChangePoolData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangePoolData['headers']>['If-Match'] | undefined;
  readonly body: ChangePoolData['body'];
}

/**
 * Sets whether the accounts of a pool pause themselves, and when.
 * @throws ApiProblem
 */
export async function changePool(
  client: ApiClient,
  parameters: ChangePoolParameters,
  options: CallOptions = {},
): Promise<AccountPoolAnswer> {
  return readAnswer<AccountPoolAnswer>(
    AccountPoolAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/people/pool/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changePool',
  );
}

/** The input of {@link getAccountLimit}. */
export interface GetAccountLimitParameters {
  readonly peopleAccountId: NonNullable<GetAccountLimitData['path']>['peopleAccountId'];
}

/**
 * Returns the limit of a payment account, its balance and its routing settings.
 * @throws ApiProblem
 */
export async function getAccountLimit(
  client: ApiClient,
  parameters: GetAccountLimitParameters,
  options: CallOptions = {},
): Promise<AccountLimitAnswer> {
  return readAnswer<AccountLimitAnswer>(
    AccountLimitAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/router/v1/people/account/limit/${encodeURIComponent(parameters.peopleAccountId)}`,
      signal: options.signal,
    }),
    'getAccountLimit',
  );
}

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

/** The input of {@link listAccountMovements}. */
export interface ListAccountMovementsParameters {
  readonly id: NonNullable<ListAccountMovementsData['path']>['id'];
  readonly page?: NonNullable<ListAccountMovementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountMovementsData['query']>['size'] | undefined;
}

/**
 * Lists the top-ups and sweeps of a payment account, newest first.
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
