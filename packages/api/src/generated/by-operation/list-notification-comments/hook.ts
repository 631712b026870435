// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listNotificationComments, type ListNotificationCommentsParameters } from './call.ts';
import type { NotificationCommentListAnswer } from '../../types.ts';

/** The SWR key of {@link listNotificationComments}, with all its parameters. */
export function listNotificationCommentsKey(
  parameters: ListNotificationCommentsParameters,
): QueryKey<'listNotificationComments', ListNotificationCommentsParameters> {
  return ['listNotificationComments', parameters];
}

/** Lists the comments on a notification, the oldest first. Null parameters: no request. */
export function useListNotificationComments(
  parameters: ListNotificationCommentsParameters | null,
  options?: QueryOptions<NotificationCommentListAnswer>,
): Query<NotificationCommentListAnswer> {
  return useQuery(
    parameters === null ? null : listNotificationCommentsKey(parameters),
    listNotificationComments,
    options,
  );
}
