import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import type { InvoiceStatus } from '@tiyin/domain/invoices';
import { sendChange } from './send-change.ts';

/**
 * Changes the status of the displayed invoice, and reports the result (OFFICE-45).
 * @param onFresh receives the current invoice.
 * @returns whether the dialog can close.
 */
export function useStatusChange(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): (status: InvoiceStatus, reason: string | undefined) => Promise<boolean> {
  const { trigger } = useChangeInvoiceStatus();
  return async (status, reason) => {
    if (invoice === undefined) return false;
    const { invoiceId } = invoice;
    const body = { invoiceId, statusId: status.id, ...(reason !== undefined && { reason }) };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: 'Status changed successfully!',
      failure: 'Failed to change status',
      onApplied: onFresh,
      onFresh,
    });
    return outcome !== 'refused';
  };
}
