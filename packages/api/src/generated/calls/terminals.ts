// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { TerminalListAnswerStruct } from '../structs/terminal-list-answer.ts';
import { TerminalDetailsAnswerStruct } from '../structs/terminal-details-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { TerminalReadinessAnswerStruct } from '../structs/terminal-readiness-answer.ts';
import { TestFormAnswerStruct } from '../structs/test-form-answer.ts';
import { PoolListAnswerStruct } from '../structs/pool-list-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeTerminalData,
  CreateTerminalData,
  CreateTestFormData,
  GetTerminalData,
  GetTerminalReadinessData,
  ListTerminalsData,
  PoolListAnswer,
  RemoveTerminalAttributeData,
  SaveTerminalData,
  TerminalDetailsAnswer,
  TerminalListAnswer,
  TerminalReadinessAnswer,
  TestFormAnswer,
} from '../types.ts';

/** The input of {@link listTerminals}. */
export interface ListTerminalsParameters {
  readonly merchantId?: NonNullable<ListTerminalsData['query']>['merchantId'] | undefined;
}

/**
 * Lists the terminals in the user's scope, test and production.
 * @throws ApiProblem
 */
export async function listTerminals(
  client: ApiClient,
  parameters: ListTerminalsParameters,
  options: CallOptions = {},
): Promise<TerminalListAnswer> {
  return readAnswer<TerminalListAnswer>(
    TerminalListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/terminal',
      query: { merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'listTerminals',
  );
}

/** The input of {@link createTerminal}. */
export interface CreateTerminalParameters {
  readonly body: CreateTerminalData['body'];
}

/**
 * Creates a test terminal that can be used at once.
 * @throws ApiProblem
 */
export async function createTerminal(
  client: ApiClient,
  parameters: CreateTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/terminal',
      body: parameters.body,
      signal: options.signal,
    }),
    'createTerminal',
  );
}

/** The input of {@link removeTerminalAttribute}. */
export interface RemoveTerminalAttributeParameters {
  readonly id: NonNullable<RemoveTerminalAttributeData['path']>['id'];
  readonly attributeId: NonNullable<RemoveTerminalAttributeData['query']>['attributeId'];
  readonly ifMatch?: NonNullable<RemoveTerminalAttributeData['headers']>['If-Match'] | undefined;
}

/**
 * Removes an attribute of a terminal.
 * @throws ApiProblem
 */
export async function removeTerminalAttribute(
  client: ApiClient,
  parameters: RemoveTerminalAttributeParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      query: { attributeId: parameters.attributeId },
      headers: { 'If-Match': parameters.ifMatch },
      signal: options.signal,
    }),
    'removeTerminalAttribute',
  );
}

/** The input of {@link getTerminal}. */
export interface GetTerminalParameters {
  readonly id: NonNullable<GetTerminalData['path']>['id'];
}

/**
 * Returns a terminal with its pool and payment methods, and its attributes if the user may see them.
 * @throws ApiProblem
 */
export async function getTerminal(
  client: ApiClient,
  parameters: GetTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getTerminal',
  );
}

/** The input of {@link changeTerminal}. */
export interface ChangeTerminalParameters {
  readonly id: NonNullable<ChangeTerminalData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeTerminalData['headers']>['If-Match'] | undefined;
  readonly body: ChangeTerminalData['body'];
}

/**
 * Changes the given fields of a terminal.
 * @throws ApiProblem
 */
export async function changeTerminal(
  client: ApiClient,
  parameters: ChangeTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<TerminalDetailsAnswer, ApprovalRequestedAnswer>(
    [TerminalDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PATCH',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeTerminal',
  );
}

/** The input of {@link saveTerminal}. */
export interface SaveTerminalParameters {
  readonly id: NonNullable<SaveTerminalData['path']>['id'];
  readonly ifMatch?: NonNullable<SaveTerminalData['headers']>['If-Match'] | undefined;
  readonly body: SaveTerminalData['body'];
}

/**
 * Saves the name and attributes of a terminal.
 * @throws ApiProblem
 */
export async function saveTerminal(
  client: ApiClient,
  parameters: SaveTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<TerminalDetailsAnswer, ApprovalRequestedAnswer>(
    [TerminalDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'saveTerminal',
  );
}

/** The input of {@link getTerminalReadiness}. */
export interface GetTerminalReadinessParameters {
  readonly id: NonNullable<GetTerminalReadinessData['path']>['id'];
}

/**
 * Lists what a terminal lacks to take payments in production.
 * @throws ApiProblem
 */
export async function getTerminalReadiness(
  client: ApiClient,
  parameters: GetTerminalReadinessParameters,
  options: CallOptions = {},
): Promise<TerminalReadinessAnswer> {
  return readAnswer<TerminalReadinessAnswer>(
    TerminalReadinessAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}/readiness`,
      signal: options.signal,
    }),
    'getTerminalReadiness',
  );
}

/** The input of {@link createTestForm}. */
export interface CreateTestFormParameters {
  readonly id: NonNullable<CreateTestFormData['path']>['id'];
}

/**
 * Creates a payment form on a test terminal to try it out.
 * @throws ApiProblem
 */
export async function createTestForm(
  client: ApiClient,
  parameters: CreateTestFormParameters,
  options: CallOptions = {},
): Promise<TestFormAnswer> {
  return readAnswer<TestFormAnswer>(
    TestFormAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}/form`,
      signal: options.signal,
    }),
    'createTestForm',
  );
}

/** The input of {@link listPools}. */
export type ListPoolsParameters = NoParameters;

/**
 * Lists the terminal pools.
 * @throws ApiProblem
 */
export async function listPools(
  client: ApiClient,
  _parameters: ListPoolsParameters,
  options: CallOptions = {},
): Promise<PoolListAnswer> {
  return readAnswer<PoolListAnswer>(
    PoolListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/terminal/pool', signal: options.signal }),
    'listPools',
  );
}
