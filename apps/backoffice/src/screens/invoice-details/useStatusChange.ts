import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import type { InvoiceStatus } from '@tiyin/domain/invoices';
import { sendChange } from './send-change.ts';

/**
 * Changes the status of the invoice as it is shown, and says how it went (section 4). Rejects where
 * the question still stands.
 * @param onFresh takes the invoice as it then is.
 */
export function useStatusChange(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): (status: InvoiceStatus) => Promise<void> {
  const { trigger } = useChangeInvoiceStatus();
  return async (status) => {
    if (invoice === undefined) return;
    const body = { invoiceId: invoice.invoiceId, statusId: status.id };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: 'Status changed successfully!',
      failure: 'Failed to change status',
      onFresh,
    });
    if (outcome === 'refused') throw new Error('The status was not changed');
  };
}
