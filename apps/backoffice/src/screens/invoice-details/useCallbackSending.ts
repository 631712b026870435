import { ApiProblem } from '@tiyin/api/errors';
import { useSendCallback } from '@tiyin/api/hooks/callbacks';
import { toasts } from '@tiyin/ui/toast';
import { toastProblem } from '../../session/toast-problem.ts';

/**
 * Sends the merchant the invoice's status once more, and says how it went.
 * @param onSent called when the callbacks are others than before.
 * @returns whether it is on its way.
 */
export function useCallbackSending(invoiceId: string, onSent: () => void): () => Promise<boolean> {
  const { trigger } = useSendCallback();
  return async () => {
    try {
      await trigger({ body: { invoiceId } });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, 'Failed to send callback', error.title);
      return false;
    }
    toasts.success('Callback is on its way');
    onSent();
    return true;
  };
}
