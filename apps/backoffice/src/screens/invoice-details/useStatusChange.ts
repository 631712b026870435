import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useChangeInvoiceStatus } from '@tiyin/api/hooks/invoices';
import { InvoiceStruct } from '@tiyin/api/structs';
import type { Invoice } from '@tiyin/api/types';
import type { InvoiceStatus } from '@tiyin/domain/invoices';
import { toasts } from '@tiyin/ui/toast';

function sayConflict(current: Invoice): void {
  const now = `The invoice was changed meanwhile and is now ${current.invoiceStatus.code}.`;
  toasts.error('Failed to change status', `${now} Nothing of yours was applied.`);
}

/**
 * Changes the status of the invoice as it is shown, and says how it went (section 4). Had it changed
 * meanwhile, nothing is overwritten: its fresh state is handed on instead (decision 6).
 * @param onFresh takes the invoice as it then is.
 */
export function useStatusChange(
  invoice: Invoice | undefined,
  onFresh: (invoice: Invoice) => void,
): (status: InvoiceStatus) => Promise<void> {
  const { trigger } = useChangeInvoiceStatus();
  return async (status) => {
    if (invoice === undefined) return;
    const { invoiceId, version } = invoice;
    try {
      const answer = await trigger({
        body: { invoiceId, statusId: status.id },
        ifMatch: etagOf(version),
      });
      toasts.success('Status changed successfully!');
      onFresh(answer.data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const current = readCurrent<Invoice>(InvoiceStruct, error);
      if (current === undefined) {
        toasts.error('Failed to change status', error.title);
        throw error;
      }
      sayConflict(current);
      onFresh(current);
    }
  };
}
