import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** How an action ended, or a piece of news. */
export type ToastTone = 'success' | 'error' | 'info';

/** The content of a toast. */
export type ToastMessage = {
  readonly tone: ToastTone;
  readonly text: string;
  readonly detail?: string;
};

/** The time a toast stays, in milliseconds; paused while hovered or focused. */
export const toastTimeout = 5000;

/** The queue that a ToastRegion shows. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const show = (tone: ToastTone) => (text: string, detail?: string) =>
  toastQueue.add(
    { tone, text, ...(detail !== undefined && { detail }) },
    { timeout: toastTimeout },
  );

/** Shows a message at the edge of the page and announces it, from anywhere in an app. */
export const toasts = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
} as const;
