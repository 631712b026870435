// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationCommentAnswerStruct } from '../../structs/notification-comment-answer.ts';
import type { AddNotificationCommentData, NotificationCommentAnswer } from '../../types.ts';

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
