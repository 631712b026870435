import { useChangeInvoiceAmount } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { i18n } from '../../texts/i18n.ts';
import { type ChangeListeners, sendChange } from './send-change.ts';

/**
 * Changes the amount of an invoice in the version that the person confirmed, and reports the result
 * (LEDGER-6, OFFICE-46).
 * @returns whether it was changed. Takes minor units.
 */
export function useAmountChange(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
): (amount: bigint, reason: string) => Promise<boolean> {
  const { trigger } = useChangeInvoiceAmount();
  return async (amount, reason) => {
    if (invoice === undefined) return false;
    const body = { invoiceId: invoice.invoiceId, amount: amountToWire(minorUnits(amount)), reason };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: i18n.t('Amount changed successfully!'),
      failure: i18n.t('Failed to change status'),
      onApplied: onFresh,
      onFresh,
      onRequested,
    });
    return outcome === 'applied';
  };
}
