// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listNotificationAssignees, type ListNotificationAssigneesParameters } from './call.ts';
import type { NotificationAssigneeListAnswer } from '../../types.ts';

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
