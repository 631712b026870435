// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { closeNotification, type CloseNotificationParameters } from './call.ts';
import type { NotificationAnswer } from '../../types.ts';

/** Closes a notification. */
export function useCloseNotification(): Mutation<NotificationAnswer, CloseNotificationParameters> {
  return useMutation('closeNotification', closeNotification);
}
