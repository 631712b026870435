// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationAssigneeListAnswerStruct } from '../../structs/notification-assignee-list-answer.ts';
import type { ListNotificationAssigneesData, NotificationAssigneeListAnswer } from '../../types.ts';

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
