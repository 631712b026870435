import { toasts } from '@tiyin/ui/toast';

/** Says that a change was not made and waits for a second person (PEOPLE-262). */
export function toastRequested(): void {
  toasts.info('Sent for approval', 'It is made when a second person approves it, within 24 hours.');
}
