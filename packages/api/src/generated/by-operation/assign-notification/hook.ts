// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { assignNotification, type AssignNotificationParameters } from './call.ts';
import type { NotificationAnswer } from '../../types.ts';

/** Assigns a notification to a person or to nobody. */
export function useAssignNotification(): Mutation<
  NotificationAnswer,
  AssignNotificationParameters
> {
  return useMutation('assignNotification', assignNotification);
}
