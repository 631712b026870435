/** Whether a notification still needs a person (PEOPLE-43). */
export type NotificationStatusCode = 'IN_PROCESS' | 'CLOSED';

const words: Readonly<Record<NotificationStatusCode, string>> = {
  IN_PROCESS: 'In Process',
  CLOSED: 'Closed',
};

/** A status of a notification, with its word (PEOPLE-43). */
export function notificationStatus(code: NotificationStatusCode): {
  readonly code: NotificationStatusCode;
  readonly value: string;
} {
  return { code, value: words[code] };
}
