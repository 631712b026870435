// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationCommentListAnswerStruct } from '../../structs/notification-comment-list-answer.ts';
import type { ListNotificationCommentsData, NotificationCommentListAnswer } from '../../types.ts';

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
