import { useRefundInvoice } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import type { RefundDialogProps } from './actions/RefundDialog.tsx';
import { sendChange } from './send-change.ts';

/** The listeners to the result of a refund. */
export interface RefundListeners {
  /** Receives the deposit after an edit conflict. */
  readonly onFresh: (invoice: Invoice) => void;
  /** Called after a refund was made or requested, which the deposit does not show yet. */
  readonly onRefunded: () => void;
}

/** Refunds the displayed deposit in the version that the person saw, and reports the result (INVOICE-230). */
export function useRefund(
  invoice: Invoice | undefined,
  { onFresh, onRefunded }: RefundListeners,
): RefundDialogProps['onRefund'] {
  const { trigger } = useRefundInvoice();
  return async (terms, reason) => {
    if (invoice === undefined) return { outcome: 'refused' };
    const body = { ...terms, invoiceId: invoice.invoiceId, reason };
    let formUrl: string | undefined;
    const outcome = await sendChange({
      invoice,
      send: (ifMatch) => trigger({ body, ifMatch }),
      success: i18n.t('Refund created'),
      failure: i18n.t('Failed to refund'),
      onApplied: (refund) => {
        ({ formUrl } = refund);
        onRefunded();
      },
      onFresh,
      onRequested: onRefunded,
    });
    return { outcome, formUrl };
  };
}
