import type {
  CloseNotificationData,
  ListNotificationsData,
  NotificationAnswer,
  NotificationListAnswer,
} from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { closeNotification } from '../notifications/close-notification.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag notifications. */
export function notificationOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = (request): Promise<NotificationListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListNotificationsData['query']>>(request, 'query');
    const { status, page = 0, size = 10 } = query;
    return database.transaction((tx) => listNotifications(tx, staff, { status, page, size }));
  };

  const close: OperationHandler = async (request): Promise<NotificationAnswer> => {
    const { staff } = signedIn(request);
    const { id } = validated<CloseNotificationData['path']>(request, 'params');
    const wish = { staff, id, now: clock.now() };
    return { data: await database.transaction((tx) => closeNotification(tx, wish)) };
  };

  return { listNotifications: list, closeNotification: close };
}
