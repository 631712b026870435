// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { StatementListAnswerStruct } from '../structs/statement-list-answer.ts';
import { StatementAnswerStruct } from '../structs/statement-answer.ts';
import { StatementMappingAnswerStruct } from '../structs/statement-mapping-answer.ts';
import { AccountDayListAnswerStruct } from '../structs/account-day-list-answer.ts';
import { AccountDayDetailsAnswerStruct } from '../structs/account-day-details-answer.ts';
import type {
  AccountDayDetailsAnswer,
  AccountDayListAnswer,
  CloseAccountDayData,
  ExplainAccountDayData,
  GetAccountDayData,
  GetStatementMappingData,
  ImportStatementData,
  ListAccountDaysData,
  ListStatementsData,
  SetStatementMappingData,
  StatementAnswer,
  StatementListAnswer,
  StatementMappingAnswer,
} from '../types.ts';

/** The input of {@link listStatements}. */
export interface ListStatementsParameters {
  readonly id: NonNullable<ListStatementsData['path']>['id'];
  readonly page?: NonNullable<ListStatementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListStatementsData['query']>['size'] | undefined;
}

/**
 * A page of the bank statements that were imported for a payment account, newest first.
 * @throws ApiProblem
 */
export async function listStatements(
  client: ApiClient,
  parameters: ListStatementsParameters,
  options: CallOptions = {},
): Promise<StatementListAnswer> {
  return readAnswer<StatementListAnswer>(
    StatementListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listStatements',
  );
}

/** The input of {@link importStatement}. */
export interface ImportStatementParameters {
  readonly id: NonNullable<ImportStatementData['path']>['id'];
  readonly format: NonNullable<ImportStatementData['query']>['format'];
  readonly encoding?: NonNullable<ImportStatementData['query']>['encoding'] | undefined;
  readonly fileName?: NonNullable<ImportStatementData['query']>['fileName'] | undefined;
  readonly body: ImportStatementData['body'];
}

/**
 * Takes a bank's statement of a payment account.
 * @throws ApiProblem
 */
export async function importStatement(
  client: ApiClient,
  parameters: ImportStatementParameters,
  options: CallOptions = {},
): Promise<StatementAnswer> {
  return readAnswer<StatementAnswer>(
    StatementAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement`,
      query: {
        format: parameters.format,
        encoding: parameters.encoding,
        fileName: parameters.fileName,
      },
      body: parameters.body,
      signal: options.signal,
    }),
    'importStatement',
  );
}

/** The input of {@link getStatementMapping}. */
export interface GetStatementMappingParameters {
  readonly id: NonNullable<GetStatementMappingData['path']>['id'];
}

/**
 * How CSV statements of a payment account are read.
 * @throws ApiProblem
 */
export async function getStatementMapping(
  client: ApiClient,
  parameters: GetStatementMappingParameters,
  options: CallOptions = {},
): Promise<StatementMappingAnswer> {
  return readAnswer<StatementMappingAnswer>(
    StatementMappingAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement/mapping`,
      signal: options.signal,
    }),
    'getStatementMapping',
  );
}

/** The input of {@link setStatementMapping}. */
export interface SetStatementMappingParameters {
  readonly id: NonNullable<SetStatementMappingData['path']>['id'];
  readonly body: SetStatementMappingData['body'];
}

/**
 * Sets how CSV statements of a payment account are read.
 * @throws ApiProblem
 */
export async function setStatementMapping(
  client: ApiClient,
  parameters: SetStatementMappingParameters,
  options: CallOptions = {},
): Promise<StatementMappingAnswer> {
  return readAnswer<StatementMappingAnswer>(
    StatementMappingAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement/mapping`,
      body: parameters.body,
      signal: options.signal,
    }),
    'setStatementMapping',
  );
}

/** The input of {@link listAccountDays}. */
export interface ListAccountDaysParameters {
  readonly id: NonNullable<ListAccountDaysData['path']>['id'];
  readonly page?: NonNullable<ListAccountDaysData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountDaysData['query']>['size'] | undefined;
}

/**
 * The days of a payment account, newest first: the bank's beside the ledger's.
 * @throws ApiProblem
 */
export async function listAccountDays(
  client: ApiClient,
  parameters: ListAccountDaysParameters,
  options: CallOptions = {},
): Promise<AccountDayListAnswer> {
  return readAnswer<AccountDayListAnswer>(
    AccountDayListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountDays',
  );
}

/** The input of {@link getAccountDay}. */
export interface GetAccountDayParameters {
  readonly id: NonNullable<GetAccountDayData['path']>['id'];
  readonly day: NonNullable<GetAccountDayData['path']>['day'];
}

/**
 * One day of a payment account with what makes its difference.
 * @throws ApiProblem
 */
export async function getAccountDay(
  client: ApiClient,
  parameters: GetAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}`,
      signal: options.signal,
    }),
    'getAccountDay',
  );
}

/** The input of {@link explainAccountDay}. */
export interface ExplainAccountDayParameters {
  readonly id: NonNullable<ExplainAccountDayData['path']>['id'];
  readonly day: NonNullable<ExplainAccountDayData['path']>['day'];
  readonly body: ExplainAccountDayData['body'];
}

/**
 * Explains the difference of a day.
 * @throws ApiProblem
 */
export async function explainAccountDay(
  client: ApiClient,
  parameters: ExplainAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}/explanation`,
      body: parameters.body,
      signal: options.signal,
    }),
    'explainAccountDay',
  );
}

/** The input of {@link closeAccountDay}. */
export interface CloseAccountDayParameters {
  readonly id: NonNullable<CloseAccountDayData['path']>['id'];
  readonly day: NonNullable<CloseAccountDayData['path']>['day'];
}

/**
 * Closes a day of a payment account.
 * @throws ApiProblem
 */
export async function closeAccountDay(
  client: ApiClient,
  parameters: CloseAccountDayParameters,
  options: CallOptions = {},
): Promise<AccountDayDetailsAnswer> {
  return readAnswer<AccountDayDetailsAnswer>(
    AccountDayDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/day/${encodeURIComponent(parameters.day)}/close`,
      signal: options.signal,
    }),
    'closeAccountDay',
  );
}
