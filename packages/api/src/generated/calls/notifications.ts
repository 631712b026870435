// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { NotificationListAnswerStruct } from '../structs/notification-list-answer.ts';
import { NotificationAnswerStruct } from '../structs/notification-answer.ts';
import type {
  CloseNotificationData,
  ListNotificationsData,
  NotificationAnswer,
  NotificationListAnswer,
} from '../types.ts';

/** The input of {@link listNotifications}. */
export interface ListNotificationsParameters {
  readonly status?: NonNullable<ListNotificationsData['query']>['status'] | undefined;
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
      query: { status: parameters.status, page: parameters.page, size: parameters.size },
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
