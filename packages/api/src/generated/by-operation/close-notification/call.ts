// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationAnswerStruct } from '../../structs/notification-answer.ts';
import type { CloseNotificationData, NotificationAnswer } from '../../types.ts';

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
