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
  listNotificationAssignees,
  type ListNotificationAssigneesParameters,
  assignNotification,
  type AssignNotificationParameters,
  listNotificationComments,
  type ListNotificationCommentsParameters,
  addNotificationComment,
  type AddNotificationCommentParameters,
} from '../calls/notifications.ts';
import type {
  NotificationAnswer,
  NotificationAssigneeListAnswer,
  NotificationCommentAnswer,
  NotificationCommentListAnswer,
  NotificationListAnswer,
} from '../types.ts';

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

/** Closes a notification. */
export function useCloseNotification(): Mutation<NotificationAnswer, CloseNotificationParameters> {
  return useMutation('closeNotification', closeNotification);
}

/** The SWR key of {@link listNotificationAssignees}, with all its parameters. */
export function listNotificationAssigneesKey(
  parameters: ListNotificationAssigneesParameters,
): QueryKey<'listNotificationAssignees', ListNotificationAssigneesParameters> {
  return ['listNotificationAssignees', parameters];
}

/** Lists the people who can be assigned to a notification. Null parameters: no request. */
export function useListNotificationAssignees(
  parameters: ListNotificationAssigneesParameters | null,
  options?: QueryOptions<NotificationAssigneeListAnswer>,
): Query<NotificationAssigneeListAnswer> {
  return useQuery(
    parameters === null ? null : listNotificationAssigneesKey(parameters),
    listNotificationAssignees,
    options,
  );
}

/** Assigns a notification to a person or to nobody. */
export function useAssignNotification(): Mutation<
  NotificationAnswer,
  AssignNotificationParameters
> {
  return useMutation('assignNotification', assignNotification);
}

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

/** Adds a comment to a notification. */
export function useAddNotificationComment(): Mutation<
  NotificationCommentAnswer,
  AddNotificationCommentParameters
> {
  return useMutation('addNotificationComment', addNotificationComment);
}
