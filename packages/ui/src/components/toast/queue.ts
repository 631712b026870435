import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** How an action ended, or a piece of news. */
export type ToastTone = 'success' | 'error' | 'info';

/** What one toast says. */
export type ToastMessage = {
  readonly tone: ToastTone;
  readonly text: string;
  readonly detail?: string;
};

/** How long a toast stays, in milliseconds; it waits while hovered or focused. */
export const toastTimeout = 5000;

/** The queue that a ToastRegion shows. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const show = (tone: ToastTone) => (text: string, detail?: string) =>
  toastQueue.add(
    { tone, text, ...(detail !== undefined && { detail }) },
    { timeout: toastTimeout },
  );

/** Says something at the edge of the page and to a screen reader, from anywhere in an app. */
export const toasts = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
} as const;
