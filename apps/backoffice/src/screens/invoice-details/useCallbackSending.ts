import { ApiProblem } from '@tiyin/api/errors';
import { useSendCallback } from '@tiyin/api/hooks/callbacks';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';

/**
 * Sends the invoice's status to the merchant again, and reports the result.
 * @param onSent called when the callbacks have changed.
 * @returns whether it was enqueued.
 */
export function useCallbackSending(invoiceId: string, onSent: () => void): () => Promise<boolean> {
  const { trigger } = useSendCallback();
  return async () => {
    try {
      await trigger({ body: { invoiceId } });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('Failed to send callback'), error.title);
      return false;
    }
    toasts.success(i18n.t('Callback is on its way'));
    onSent();
    return true;
  };
}
