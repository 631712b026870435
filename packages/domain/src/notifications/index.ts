export { isNearLimit } from './near-limit.ts';
export {
  canCloseNotification,
  systemNotificationKinds,
  visibleNotificationKinds,
} from './notification-rights.ts';
export { notificationStatus, type NotificationStatusCode } from './notification-status.ts';
export {
  type NotificationKind,
  notificationKinds,
  type NotificationType,
  notificationType,
  notificationTypes,
} from './notification-type.ts';
export { reopenAfterMs } from './reopening.ts';
