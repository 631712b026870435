// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listNotifications,
  type ListNotificationsParameters,
  closeNotification,
  type CloseNotificationParameters,
} from '../calls/notifications.ts';
import type { NotificationAnswer, NotificationListAnswer } from '../types.ts';

/** The SWR key of {@link listNotifications}, with all its parameters. */
export function listNotificationsKey(
  parameters: ListNotificationsParameters,
): QueryKey<'listNotifications', ListNotificationsParameters> {
  return ['listNotifications', parameters];
}

/** Lists notifications about problems that need a staff member, newest first. Null parameters: not asked. */
export function useListNotifications(
  parameters: ListNotificationsParameters | null,
  options?: QueryOptions<NotificationListAnswer>,
): Query<NotificationListAnswer> {
  return useQuery(
    parameters === null ? null : listNotificationsKey(parameters),
    listNotifications,
    options,
  );
}

/** Closes a notification. */
export function useCloseNotification(): Mutation<NotificationAnswer, CloseNotificationParameters> {
  return useMutation('closeNotification', closeNotification);
}
