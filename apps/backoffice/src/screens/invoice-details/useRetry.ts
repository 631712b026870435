import { useRetryInvoice } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { type ChangeListeners, sendChange } from './send-change.ts';

/**
 * Pays a withdrawal out again, and reports the result (INVOICE-45).
 * @returns whether the dialog can close.
 */
export function useRetry(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
): () => Promise<boolean> {
  const { trigger } = useRetryInvoice();
  return async () => {
    if (invoice === undefined) return false;
    const body = { invoiceId: invoice.invoiceId };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: i18n.t('Retry started'),
      failure: i18n.t('Failed to retry'),
      onApplied: onFresh,
      onFresh,
      onRequested,
    });
    return outcome !== 'refused';
  };
}
