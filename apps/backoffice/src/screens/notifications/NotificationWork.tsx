import { ApiProblem } from '@tiyin/api/errors';
import {
  useAddNotificationComment,
  useAssignNotification,
  useListNotificationAssignees,
  useListNotificationComments,
} from '@tiyin/api/hooks/notifications';
import type { Notification } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { NotificationDialog } from './NotificationDialog.tsx';

/** Other people comment, too: the interval of the list, in milliseconds. */
const REFRESH_MS = 10_000;

export interface NotificationWorkProps {
  readonly notification: Notification;
  /** Requests the list again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The comments and the assignment of a notification. */
export function NotificationWork({ notification, onChanged, onClose }: NotificationWorkProps) {
  const { canClose, id } = notification;
  const comments = useListNotificationComments({ id }, { refreshInterval: REFRESH_MS });
  const people = useListNotificationAssignees(canClose ? { id } : null);
  const assignment = useAssignNotification();
  const commenting = useAddNotificationComment();
  const attempt = async (title: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, title, error.detail ?? error.title);
      return false;
    } finally {
      await onChanged();
    }
  };
  return (
    <NotificationDialog
      notification={notification}
      comments={comments.data?.data}
      problem={comments.error}
      onRetry={() => void comments.mutate()}
      people={people.data?.data}
      onAssign={(personId) =>
        attempt(i18n.t('The notification was not assigned'), () =>
          assignment.trigger({ id, body: { personId } }),
        )
      }
      onComment={(text) =>
        attempt(i18n.t('The comment was not added'), async () => {
          await commenting.trigger({ id, body: { text } });
          toasts.success(i18n.t('Comment added'));
          await comments.mutate();
        })
      }
      onClose={onClose}
    />
  );
}
