import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import type { StatusChangeProps } from './actions/StatusChange.tsx';
import { type ChangeListeners, sendChange } from './send-change.ts';

/**
 * Changes the status of the displayed invoice, and reports the result (OFFICE-45).
 * @returns whether the dialog can close.
 */
export function useStatusChange(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
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
      success: i18n.t('Status changed successfully!'),
      failure: i18n.t('Failed to change status'),
      onApplied: onFresh,
      onFresh,
      onRequested,
    });
    return outcome !== 'refused';
  };
}
