// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { ApprovalListAnswerStruct } from '../structs/approval-list-answer.ts';
import { ApprovalAnswerStruct } from '../structs/approval-answer.ts';
import { ApprovalRuleListAnswerStruct } from '../structs/approval-rule-list-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { ApprovalNeedAnswerStruct } from '../structs/approval-need-answer.ts';
import type {
  ApprovalAnswer,
  ApprovalListAnswer,
  ApprovalNeedAnswer,
  ApprovalRequestedAnswer,
  ApprovalRuleListAnswer,
  ApproveRequestData,
  ChangeApprovalRuleData,
  GetApprovalData,
  GetApprovalNeedData,
  ListApprovalsData,
  RejectRequestData,
} from '../types.ts';

/** The input of {@link listApprovals}. */
export interface ListApprovalsParameters {
  readonly view?: NonNullable<ListApprovalsData['query']>['view'] | undefined;
  readonly page?: NonNullable<ListApprovalsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListApprovalsData['query']>['size'] | undefined;
}

/**
 * A page of the approvals that the person may see, newest first.
 * @throws ApiProblem
 */
export async function listApprovals(
  client: ApiClient,
  parameters: ListApprovalsParameters,
  options: CallOptions = {},
): Promise<ApprovalListAnswer> {
  return readAnswer<ApprovalListAnswer>(
    ApprovalListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/approval',
      query: { view: parameters.view, page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listApprovals',
  );
}

/** The input of {@link getApproval}. */
export interface GetApprovalParameters {
  readonly id: NonNullable<GetApprovalData['path']>['id'];
}

/**
 * One approval; 404 where the person may not see it.
 * @throws ApiProblem
 */
export async function getApproval(
  client: ApiClient,
  parameters: GetApprovalParameters,
  options: CallOptions = {},
): Promise<ApprovalAnswer> {
  return readAnswer<ApprovalAnswer>(
    ApprovalAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getApproval',
  );
}

/** The input of {@link approveRequest}. */
export interface ApproveRequestParameters {
  readonly id: NonNullable<ApproveRequestData['path']>['id'];
  readonly body: ApproveRequestData['body'];
}

/**
 * Approves a request and executes it.
 * @throws ApiProblem
 */
export async function approveRequest(
  client: ApiClient,
  parameters: ApproveRequestParameters,
  options: CallOptions = {},
): Promise<ApprovalAnswer> {
  return readAnswer<ApprovalAnswer>(
    ApprovalAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}/approve`,
      body: parameters.body,
      signal: options.signal,
    }),
    'approveRequest',
  );
}

/** The input of {@link rejectRequest}. */
export interface RejectRequestParameters {
  readonly id: NonNullable<RejectRequestData['path']>['id'];
  readonly body: RejectRequestData['body'];
}

/**
 * Rejects a request; its requester is notified.
 * @throws ApiProblem
 */
export async function rejectRequest(
  client: ApiClient,
  parameters: RejectRequestParameters,
  options: CallOptions = {},
): Promise<ApprovalAnswer> {
  return readAnswer<ApprovalAnswer>(
    ApprovalAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}/reject`,
      body: parameters.body,
      signal: options.signal,
    }),
    'rejectRequest',
  );
}

/** The input of {@link listApprovalRules}. */
export type ListApprovalRulesParameters = NoParameters;

/**
 * Which changes need the approval of a second person.
 * @throws ApiProblem
 */
export async function listApprovalRules(
  client: ApiClient,
  _parameters: ListApprovalRulesParameters,
  options: CallOptions = {},
): Promise<ApprovalRuleListAnswer> {
  return readAnswer<ApprovalRuleListAnswer>(
    ApprovalRuleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/approval-rule', signal: options.signal }),
    'listApprovalRules',
  );
}

/** The input of {@link changeApprovalRule}. */
export interface ChangeApprovalRuleParameters {
  readonly body: ChangeApprovalRuleData['body'];
}

/**
 * Sets the threshold of a kind in a currency, or whether a kind needs approval.
 * @throws ApiProblem
 */
export async function changeApprovalRule(
  client: ApiClient,
  parameters: ChangeApprovalRuleParameters,
  options: CallOptions = {},
): Promise<ApprovalRuleListAnswer | ApprovalRequestedAnswer> {
  return readEither<ApprovalRuleListAnswer, ApprovalRequestedAnswer>(
    [ApprovalRuleListAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: '/api/v1/approval-rule',
      body: parameters.body,
      signal: options.signal,
    }),
    'changeApprovalRule',
  );
}

/** The input of {@link getApprovalNeed}. */
export interface GetApprovalNeedParameters {
  readonly kind: NonNullable<GetApprovalNeedData['query']>['kind'];
  readonly accountId?: NonNullable<GetApprovalNeedData['query']>['accountId'] | undefined;
  readonly terminalId?: NonNullable<GetApprovalNeedData['query']>['terminalId'] | undefined;
  readonly currency?: NonNullable<GetApprovalNeedData['query']>['currency'] | undefined;
  readonly amount?: NonNullable<GetApprovalNeedData['query']>['amount'] | undefined;
}

/**
 * Whether a change would need the approval of a second person.
 * @throws ApiProblem
 */
export async function getApprovalNeed(
  client: ApiClient,
  parameters: GetApprovalNeedParameters,
  options: CallOptions = {},
): Promise<ApprovalNeedAnswer> {
  return readAnswer<ApprovalNeedAnswer>(
    ApprovalNeedAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/approval-need',
      query: {
        kind: parameters.kind,
        accountId: parameters.accountId,
        terminalId: parameters.terminalId,
        currency: parameters.currency,
        amount: parameters.amount,
      },
      signal: options.signal,
    }),
    'getApprovalNeed',
  );
}
