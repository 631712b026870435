import { useRetryInvoice } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { sendChange } from './send-change.ts';

/**
 * Pays a withdrawal out once more, and says how it went (INVOICE-45).
 * @param onFresh takes the invoice as it then is.
 * @returns whether the question is answered; false where it still stands.
 */
export function useRetry(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): () => Promise<boolean> {
  const { trigger } = useRetryInvoice();
  return async () => {
    if (invoice === undefined) return false;
    const body = { invoiceId: invoice.invoiceId };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: 'Retry started',
      failure: 'Failed to retry',
      onFresh,
    });
    return outcome !== 'refused';
  };
}
