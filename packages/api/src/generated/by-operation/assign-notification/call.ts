// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationAnswerStruct } from '../../structs/notification-answer.ts';
import type { AssignNotificationData, NotificationAnswer } from '../../types.ts';

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
