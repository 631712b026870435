// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { NotificationListAnswerStruct } from '../../structs/notification-list-answer.ts';
import type { ListNotificationsData, NotificationListAnswer } from '../../types.ts';

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
