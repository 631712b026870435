import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import type { StatusChangeProps } from './actions/StatusChange.tsx';
import { sendChange } from './send-change.ts';

/**
 * Changes the status of the displayed invoice, and reports the result (OFFICE-45).
 * @param onFresh receives the current invoice.
 * @returns whether the dialog can close.
 */
export function useStatusChange(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): StatusChangeProps['onChange'] {
  const { trigger } = useChangeInvoiceStatus();
  return async (status, reason, transferId) => {
    if (invoice === undefined) return false;
    const { invoiceId } = invoice;
    const body = {
      invoiceId,
      statusId: status.id,
      ...(reason !== undefined && { reason }),
      ...(transferId !== undefined && { transferId }),
    };
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
