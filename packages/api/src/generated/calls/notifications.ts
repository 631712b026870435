// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { NotificationListAnswerStruct } from '../structs/notification-list-answer.ts';
import { NotificationAnswerStruct } from '../structs/notification-answer.ts';
import { NotificationAssigneeListAnswerStruct } from '../structs/notification-assignee-list-answer.ts';
import { NotificationCommentListAnswerStruct } from '../structs/notification-comment-list-answer.ts';
import { NotificationCommentAnswerStruct } from '../structs/notification-comment-answer.ts';
import type {
  AddNotificationCommentData,
  AssignNotificationData,
  CloseNotificationData,
  ListNotificationAssigneesData,
  ListNotificationCommentsData,
  ListNotificationsData,
  NotificationAnswer,
  NotificationAssigneeListAnswer,
  NotificationCommentAnswer,
  NotificationCommentListAnswer,
  NotificationListAnswer,
} from '../types.ts';

/** The input of {@link listNotifications}. */
export interface ListNotificationsParameters {
  readonly status?: NonNullable<ListNotificationsData['query']>['status'] | undefined;
  readonly kind?: NonNullable<ListNotificationsData['query']>['kind'] | undefined;
  readonly mine?: NonNullable<ListNotificationsData['query']>['mine'] | undefined;
  readonly page?: NonNullable<ListNotificationsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListNotificationsData['query']>['size'] | undefined;
}

/**
 * Lists notifications about problems that need a staff member, newest first.
 * @throws ApiProblem
 */
export async function listNotifications(
  client: ApiClient,
  parameters: ListNotificationsParameters,
  options: CallOptions = {},
): Promise<NotificationListAnswer> {
  return readAnswer<NotificationListAnswer>(
    NotificationListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/notification',
      query: {
        status: parameters.status,
        kind: parameters.kind,
        mine: parameters.mine,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listNotifications',
  );
}

/** The input of {@link closeNotification}. */
export interface CloseNotificationParameters {
  readonly id: NonNullable<CloseNotificationData['path']>['id'];
  readonly body: CloseNotificationData['body'];
}

/**
 * Closes a notification.
 * @throws ApiProblem
 */
export async function closeNotification(
  client: ApiClient,
  parameters: CloseNotificationParameters,
  options: CallOptions = {},
): Promise<NotificationAnswer> {
  return readAnswer<NotificationAnswer>(
    NotificationAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/notification/${encodeURIComponent(parameters.id)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'closeNotification',
  );
}

/** The input of {@link listNotificationAssignees}. */
export interface ListNotificationAssigneesParameters {
  readonly id: NonNullable<ListNotificationAssigneesData['path']>['id'];
}

/**
 * Lists the people who can be assigned to a notification.
 * @throws ApiProblem
 */
export async function listNotificationAssignees(
  client: ApiClient,
  parameters: ListNotificationAssigneesParameters,
  options: CallOptions = {},
): Promise<NotificationAssigneeListAnswer> {
  return readAnswer<NotificationAssigneeListAnswer>(
    NotificationAssigneeListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/notification/${encodeURIComponent(parameters.id)}/assignee`,
      signal: options.signal,
    }),
    'listNotificationAssignees',
  );
}

/** The input of {@link assignNotification}. */
export interface AssignNotificationParameters {
  readonly id: NonNullable<AssignNotificationData['path']>['id'];
  readonly body: AssignNotificationData['body'];
}

/**
 * Assigns a notification to a person or to nobody.
 * @throws ApiProblem
 */
export async function assignNotification(
  client: ApiClient,
  parameters: AssignNotificationParameters,
  options: CallOptions = {},
): Promise<NotificationAnswer> {
  return readAnswer<NotificationAnswer>(
    NotificationAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/notification/${encodeURIComponent(parameters.id)}/assignee`,
      body: parameters.body,
      signal: options.signal,
    }),
    'assignNotification',
  );
}

/** The input of {@link listNotificationComments}. */
export interface ListNotificationCommentsParameters {
  readonly id: NonNullable<ListNotificationCommentsData['path']>['id'];
}

/**
 * Lists the comments on a notification, the oldest first.
 * @throws ApiProblem
 */
export async function listNotificationComments(
  client: ApiClient,
  parameters: ListNotificationCommentsParameters,
  options: CallOptions = {},
): Promise<NotificationCommentListAnswer> {
  return readAnswer<NotificationCommentListAnswer>(
    NotificationCommentListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/notification/${encodeURIComponent(parameters.id)}/comment`,
      signal: options.signal,
    }),
    'listNotificationComments',
  );
}

/** The input of {@link addNotificationComment}. */
export interface AddNotificationCommentParameters {
  readonly id: NonNullable<AddNotificationCommentData['path']>['id'];
  readonly body: AddNotificationCommentData['body'];
}

/**
 * Adds a comment to a notification.
 * @throws ApiProblem
 */
export async function addNotificationComment(
  client: ApiClient,
  parameters: AddNotificationCommentParameters,
  options: CallOptions = {},
): Promise<NotificationCommentAnswer> {
  return readAnswer<NotificationCommentAnswer>(
    NotificationCommentAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/notification/${encodeURIComponent(parameters.id)}/comment`,
      body: parameters.body,
      signal: options.signal,
    }),
    'addNotificationComment',
  );
}
