// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addNotificationComment, type AddNotificationCommentParameters } from './call.ts';
import type { NotificationCommentAnswer } from '../../types.ts';

/** Adds a comment to a notification. */
export function useAddNotificationComment(): Mutation<
  NotificationCommentAnswer,
  AddNotificationCommentParameters
> {
  return useMutation('addNotificationComment', addNotificationComment);
}
