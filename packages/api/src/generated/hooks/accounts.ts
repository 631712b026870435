// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listAccounts,
  type ListAccountsParameters,
  createAccount,
  type CreateAccountParameters,
  getAccount,
  type GetAccountParameters,
  changeAccount,
  type ChangeAccountParameters,
  getAccountSummary,
  type GetAccountSummaryParameters,
  listAccountMoney,
  type ListAccountMoneyParameters,
  resumeAccount,
  type ResumeAccountParameters,
  changePool,
  type ChangePoolParameters,
  getAccountLimit,
  type GetAccountLimitParameters,
  changeAccountLimit,
  type ChangeAccountLimitParameters,
  removeAccountCredential,
  type RemoveAccountCredentialParameters,
  addAccountCredential,
  type AddAccountCredentialParameters,
  changeAccountCredential,
  type ChangeAccountCredentialParameters,
  listAccountMovements,
  type ListAccountMovementsParameters,
  moveAccountMoney,
  type MoveAccountMoneyParameters,
} from '../calls/accounts.ts';
import type {
  AccountLimitAnswer,
  AccountMoneyListAnswer,
  AccountMovementAnswer,
  AccountMovementListAnswer,
  AccountPoolAnswer,
  AccountSummaryAnswer,
  ApprovalRequestedAnswer,
  PaymentAccountAnswer,
  PaymentAccountListAnswer,
} from '../types.ts';

/** The SWR key of {@link listAccounts}, with all its parameters. */
export function listAccountsKey(
  parameters: ListAccountsParameters,
): QueryKey<'listAccounts', ListAccountsParameters> {
  return ['listAccounts', parameters];
}

/** Lists the payment accounts with their balances and the use of their limits. Null parameters: no request. */
export function useListAccounts(
  parameters: ListAccountsParameters | null,
  options?: QueryOptions<PaymentAccountListAnswer>,
): Query<PaymentAccountListAnswer> {
  return useQuery(parameters === null ? null : listAccountsKey(parameters), listAccounts, options);
}

/** Creates a payment account. */
export function useCreateAccount(): Mutation<PaymentAccountAnswer, CreateAccountParameters> {
  return useMutation('createAccount', createAccount);
}

/** The SWR key of {@link getAccount}, with all its parameters. */
export function getAccountKey(
  parameters: GetAccountParameters,
): QueryKey<'getAccount', GetAccountParameters> {
  return ['getAccount', parameters];
}

/** Returns a payment account with its credentials and pools. Null parameters: no request. */
export function useGetAccount(
  parameters: GetAccountParameters | null,
  options?: QueryOptions<PaymentAccountAnswer>,
): Query<PaymentAccountAnswer> {
  return useQuery(parameters === null ? null : getAccountKey(parameters), getAccount, options);
}

/** Enables or disables a payment account, or sets its pools. */
export function useChangeAccount(): Mutation<PaymentAccountAnswer, ChangeAccountParameters> {
  return useMutation('changeAccount', changeAccount);
}

/** The SWR key of {@link getAccountSummary}, with all its parameters. */
export function getAccountSummaryKey(
  parameters: GetAccountSummaryParameters,
): QueryKey<'getAccountSummary', GetAccountSummaryParameters> {
  return ['getAccountSummary', parameters];
}

/** Returns the figures of a payment account: balance, use of the limit, open money, last deposits. Null parameters: no request. */
export function useGetAccountSummary(
  parameters: GetAccountSummaryParameters | null,
  options?: QueryOptions<AccountSummaryAnswer>,
): Query<AccountSummaryAnswer> {
  return useQuery(
    parameters === null ? null : getAccountSummaryKey(parameters),
    getAccountSummary,
    options,
  );
}

/** The SWR key of {@link listAccountMoney}, with all its parameters. */
export function listAccountMoneyKey(
  parameters: ListAccountMoneyParameters,
): QueryKey<'listAccountMoney', ListAccountMoneyParameters> {
  return ['listAccountMoney', parameters];
}

/** Lists the transfers, payouts and returns of a payment account, newest first. Null parameters: no request. */
export function useListAccountMoney(
  parameters: ListAccountMoneyParameters | null,
  options?: QueryOptions<AccountMoneyListAnswer>,
): Query<AccountMoneyListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountMoneyKey(parameters),
    listAccountMoney,
    options,
  );
}

/** Resumes a payment account that paused itself. */
export function useResumeAccount(): Mutation<PaymentAccountAnswer, ResumeAccountParameters> {
  return useMutation('resumeAccount', resumeAccount);
}

/** Sets whether the accounts of a pool pause themselves, and when. */
export function useChangePool(): Mutation<AccountPoolAnswer, ChangePoolParameters> {
  return useMutation('changePool', changePool);
}

/** The SWR key of {@link getAccountLimit}, with all its parameters. */
export function getAccountLimitKey(
  parameters: GetAccountLimitParameters,
): QueryKey<'getAccountLimit', GetAccountLimitParameters> {
  return ['getAccountLimit', parameters];
}

/** Returns the limit of a payment account, its balance and its routing settings. Null parameters: no request. */
export function useGetAccountLimit(
  parameters: GetAccountLimitParameters | null,
  options?: QueryOptions<AccountLimitAnswer>,
): Query<AccountLimitAnswer> {
  return useQuery(
    parameters === null ? null : getAccountLimitKey(parameters),
    getAccountLimit,
    options,
  );
}

/** Sets the limit of a payment account and its routing settings. */
export function useChangeAccountLimit(): Mutation<
  AccountLimitAnswer | ApprovalRequestedAnswer,
  ChangeAccountLimitParameters
> {
  return useMutation('changeAccountLimit', changeAccountLimit);
}

/** Removes a credential of a payment account. Without a card or phone number it takes no deposits. */
export function useRemoveAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  RemoveAccountCredentialParameters
> {
  return useMutation('removeAccountCredential', removeAccountCredential);
}

/** Adds a credential of a new type to a payment account. */
export function useAddAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  AddAccountCredentialParameters
> {
  return useMutation('addAccountCredential', addAccountCredential);
}

/** Changes a credential of a payment account. */
export function useChangeAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  ChangeAccountCredentialParameters
> {
  return useMutation('changeAccountCredential', changeAccountCredential);
}

/** The SWR key of {@link listAccountMovements}, with all its parameters. */
export function listAccountMovementsKey(
  parameters: ListAccountMovementsParameters,
): QueryKey<'listAccountMovements', ListAccountMovementsParameters> {
  return ['listAccountMovements', parameters];
}

/** Lists the top-ups and sweeps of a payment account, newest first. Null parameters: no request. */
export function useListAccountMovements(
  parameters: ListAccountMovementsParameters | null,
  options?: QueryOptions<AccountMovementListAnswer>,
): Query<AccountMovementListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountMovementsKey(parameters),
    listAccountMovements,
    options,
  );
}

/** Books a top-up or a sweep of a payment account. */
export function useMoveAccountMoney(): Mutation<
  AccountMovementAnswer | ApprovalRequestedAnswer,
  MoveAccountMoneyParameters
> {
  return useMutation('moveAccountMoney', moveAccountMoney);
}
