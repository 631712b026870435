import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../texts/i18n.ts';

/** Says that a change was not made and waits for a second person (PEOPLE-262). */
export function toastRequested(): void {
  toasts.info(
    i18n.t('Sent for approval'),
    i18n.t('It is made when a second person approves it, within 24 hours.'),
  );
}
