import { useAdvanceInvoice } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { type ChangeListeners, sendChange } from './send-change.ts';

/**
 * Moves the clock of an invoice in test on, and reports the result (INVOICE-520).
 * @returns whether the dialog can close.
 */
export function useClock(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
): (minutes: number | undefined) => Promise<boolean> {
  const { trigger } = useAdvanceInvoice();
  return async (minutes) => {
    if (invoice === undefined) return false;
    const body = minutes === undefined ? {} : { minutes };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ id: invoice.invoiceId, body, ifMatch }),
      success: i18n.t('The clock was moved on'),
      failure: i18n.t('Failed to move the clock'),
      onApplied: onFresh,
      onFresh,
      onRequested,
    });
    return outcome !== 'refused';
  };
}
