import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { i18n } from '../../texts/i18n.ts';
import type { AcceptReceivedProps } from './actions/AcceptReceived.tsx';
import { type ChangeListeners, sendChange } from './send-change.ts';

/**
 * Accepts what came for the displayed deposit as its amount and books it, and reports the result (INVOICE-226).
 * @returns whether the dialog can close. Takes minor units.
 */
export function useAcceptance(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
): AcceptReceivedProps['onAccept'] {
  const { trigger } = useChangeInvoiceStatus();
  return async (amount, reason) => {
    if (invoice === undefined) return false;
    const { invoiceId } = invoice;
    const statusId = invoiceStatusByCode('DONE').id;
    const body = { invoiceId, statusId, amount, ...(reason !== undefined && { reason }) };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: i18n.t('The received amount was accepted'),
      failure: i18n.t('Failed to accept the received amount'),
      onApplied: onFresh,
      onFresh,
      onRequested,
    });
    return outcome !== 'refused';
  };
}
