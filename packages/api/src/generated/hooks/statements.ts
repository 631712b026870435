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
  listStatements,
  type ListStatementsParameters,
  importStatement,
  type ImportStatementParameters,
  getStatementMapping,
  type GetStatementMappingParameters,
  setStatementMapping,
  type SetStatementMappingParameters,
  listAccountDays,
  type ListAccountDaysParameters,
  getAccountDay,
  type GetAccountDayParameters,
  explainAccountDay,
  type ExplainAccountDayParameters,
  closeAccountDay,
  type CloseAccountDayParameters,
} from '../calls/statements.ts';
import type {
  AccountDayDetailsAnswer,
  AccountDayListAnswer,
  StatementAnswer,
  StatementListAnswer,
  StatementMappingAnswer,
} from '../types.ts';

/** The SWR key of {@link listStatements}, with all its parameters. */
export function listStatementsKey(
  parameters: ListStatementsParameters,
): QueryKey<'listStatements', ListStatementsParameters> {
  return ['listStatements', parameters];
}

/** A page of the bank statements that were imported for a payment account, newest first. Null parameters: no request. */
export function useListStatements(
  parameters: ListStatementsParameters | null,
  options?: QueryOptions<StatementListAnswer>,
): Query<StatementListAnswer> {
  return useQuery(
    parameters === null ? null : listStatementsKey(parameters),
    listStatements,
    options,
  );
}

/** Takes a bank's statement of a payment account. */
export function useImportStatement(): Mutation<StatementAnswer, ImportStatementParameters> {
  return useMutation('importStatement', importStatement);
}

/** The SWR key of {@link getStatementMapping}, with all its parameters. */
export function getStatementMappingKey(
  parameters: GetStatementMappingParameters,
): QueryKey<'getStatementMapping', GetStatementMappingParameters> {
  return ['getStatementMapping', parameters];
}

/** How CSV statements of a payment account are read. Null parameters: no request. */
export function useGetStatementMapping(
  parameters: GetStatementMappingParameters | null,
  options?: QueryOptions<StatementMappingAnswer>,
): Query<StatementMappingAnswer> {
  return useQuery(
    parameters === null ? null : getStatementMappingKey(parameters),
    getStatementMapping,
    options,
  );
}

/** Sets how CSV statements of a payment account are read. */
export function useSetStatementMapping(): Mutation<
  StatementMappingAnswer,
  SetStatementMappingParameters
> {
  return useMutation('setStatementMapping', setStatementMapping);
}

/** The SWR key of {@link listAccountDays}, with all its parameters. */
export function listAccountDaysKey(
  parameters: ListAccountDaysParameters,
): QueryKey<'listAccountDays', ListAccountDaysParameters> {
  return ['listAccountDays', parameters];
}

/** The days of a payment account, newest first: the bank's beside the ledger's. Null parameters: no request. */
export function useListAccountDays(
  parameters: ListAccountDaysParameters | null,
  options?: QueryOptions<AccountDayListAnswer>,
): Query<AccountDayListAnswer> {
  return useQuery(
    parameters === null ? null : listAccountDaysKey(parameters),
    listAccountDays,
    options,
  );
}

/** The SWR key of {@link getAccountDay}, with all its parameters. */
export function getAccountDayKey(
  parameters: GetAccountDayParameters,
): QueryKey<'getAccountDay', GetAccountDayParameters> {
  return ['getAccountDay', parameters];
}

/** One day of a payment account with what makes its difference. Null parameters: no request. */
export function useGetAccountDay(
  parameters: GetAccountDayParameters | null,
  options?: QueryOptions<AccountDayDetailsAnswer>,
): Query<AccountDayDetailsAnswer> {
  return useQuery(
    parameters === null ? null : getAccountDayKey(parameters),
    getAccountDay,
    options,
  );
}

/** Explains the difference of a day. */
export function useExplainAccountDay(): Mutation<
  AccountDayDetailsAnswer,
  ExplainAccountDayParameters
> {
  return useMutation('explainAccountDay', explainAccountDay);
}

/** Closes a day of a payment account. */
export function useCloseAccountDay(): Mutation<AccountDayDetailsAnswer, CloseAccountDayParameters> {
  return useMutation('closeAccountDay', closeAccountDay);
}
