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
  listTerminals,
  type ListTerminalsParameters,
  createTerminal,
  type CreateTerminalParameters,
  removeTerminalAttribute,
  type RemoveTerminalAttributeParameters,
  getTerminal,
  type GetTerminalParameters,
  changeTerminal,
  type ChangeTerminalParameters,
  saveTerminal,
  type SaveTerminalParameters,
  getTerminalReadiness,
  type GetTerminalReadinessParameters,
  createTestForm,
  type CreateTestFormParameters,
  listPools,
  type ListPoolsParameters,
} from '../calls/terminals.ts';
import type {
  ApprovalRequestedAnswer,
  PoolListAnswer,
  TerminalDetailsAnswer,
  TerminalListAnswer,
  TerminalReadinessAnswer,
  TestFormAnswer,
} from '../types.ts';

/** The SWR key of {@link listTerminals}, with all its parameters. */
export function listTerminalsKey(
  parameters: ListTerminalsParameters,
): QueryKey<'listTerminals', ListTerminalsParameters> {
  return ['listTerminals', parameters];
}

/** Lists the terminals in the user's scope, test and production. Null parameters: no request. */
export function useListTerminals(
  parameters: ListTerminalsParameters | null,
  options?: QueryOptions<TerminalListAnswer>,
): Query<TerminalListAnswer> {
  return useQuery(
    parameters === null ? null : listTerminalsKey(parameters),
    listTerminals,
    options,
  );
}

/** Creates a test terminal that can be used at once. */
export function useCreateTerminal(): Mutation<TerminalDetailsAnswer, CreateTerminalParameters> {
  return useMutation('createTerminal', createTerminal);
}

/** Removes an attribute of a terminal. */
export function useRemoveTerminalAttribute(): Mutation<
  TerminalDetailsAnswer,
  RemoveTerminalAttributeParameters
> {
  return useMutation('removeTerminalAttribute', removeTerminalAttribute);
}

/** The SWR key of {@link getTerminal}, with all its parameters. */
export function getTerminalKey(
  parameters: GetTerminalParameters,
): QueryKey<'getTerminal', GetTerminalParameters> {
  return ['getTerminal', parameters];
}

/** Returns a terminal with its pool and payment methods, and its attributes if the user may see them. Null parameters: no request. */
export function useGetTerminal(
  parameters: GetTerminalParameters | null,
  options?: QueryOptions<TerminalDetailsAnswer>,
): Query<TerminalDetailsAnswer> {
  return useQuery(parameters === null ? null : getTerminalKey(parameters), getTerminal, options);
}

/** Changes the given fields of a terminal. */
export function useChangeTerminal(): Mutation<
  TerminalDetailsAnswer | ApprovalRequestedAnswer,
  ChangeTerminalParameters
> {
  return useMutation('changeTerminal', changeTerminal);
}

/** Saves the name and attributes of a terminal. */
export function useSaveTerminal(): Mutation<
  TerminalDetailsAnswer | ApprovalRequestedAnswer,
  SaveTerminalParameters
> {
  return useMutation('saveTerminal', saveTerminal);
}

/** The SWR key of {@link getTerminalReadiness}, with all its parameters. */
export function getTerminalReadinessKey(
  parameters: GetTerminalReadinessParameters,
): QueryKey<'getTerminalReadiness', GetTerminalReadinessParameters> {
  return ['getTerminalReadiness', parameters];
}

/** Lists what a terminal lacks to take payments in production. Null parameters: no request. */
export function useGetTerminalReadiness(
  parameters: GetTerminalReadinessParameters | null,
  options?: QueryOptions<TerminalReadinessAnswer>,
): Query<TerminalReadinessAnswer> {
  return useQuery(
    parameters === null ? null : getTerminalReadinessKey(parameters),
    getTerminalReadiness,
    options,
  );
}

/** Creates a payment form on a test terminal to try it out. */
export function useCreateTestForm(): Mutation<TestFormAnswer, CreateTestFormParameters> {
  return useMutation('createTestForm', createTestForm);
}

/** The SWR key of {@link listPools}, with all its parameters. */
export function listPoolsKey(
  parameters: ListPoolsParameters,
): QueryKey<'listPools', ListPoolsParameters> {
  return ['listPools', parameters];
}

/** Lists the terminal pools. Null parameters: no request. */
export function useListPools(
  parameters: ListPoolsParameters | null,
  options?: QueryOptions<PoolListAnswer>,
): Query<PoolListAnswer> {
  return useQuery(parameters === null ? null : listPoolsKey(parameters), listPools, options);
}
