import { useChangeInvoiceAmount } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { amountToWire } from '@tiyin/domain/money';
import { sendChange } from './send-change.ts';

/**
 * Changes the amount of an invoice as it was when the person confirmed it, and says how it went
 * (LEDGER-6, OFFICE-46).
 * @param onFresh takes the invoice as it then is.
 * @returns whether it was changed. Takes minor units.
 */
export function useAmountChange(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): (amount: bigint, reason: string) => Promise<boolean> {
  const { trigger } = useChangeInvoiceAmount();
  return async (amount, reason) => {
    if (invoice === undefined) return false;
    const body = { invoiceId: invoice.invoiceId, amount: amountToWire(amount), reason };
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: 'Amount changed successfully!',
      failure: 'Failed to change status',
      onFresh,
    });
    return outcome === 'applied';
  };
}
