// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listNotifications, type ListNotificationsParameters } from './call.ts';
import type { NotificationListAnswer } from '../../types.ts';

/** The SWR key of {@link listNotifications}, with all its parameters. */
export function listNotificationsKey(
  parameters: ListNotificationsParameters,
): QueryKey<'listNotifications', ListNotificationsParameters> {
  return ['listNotifications', parameters];
}

/** Lists notifications about problems that need a staff member, newest first. Null parameters: no request. */
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
