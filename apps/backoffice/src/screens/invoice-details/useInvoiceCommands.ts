import type { Invoice } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { InvoiceCommands } from './actions/InvoiceActions.tsx';
import { useAcceptance } from './useAcceptance.ts';
import { useAmountChange } from './useAmountChange.ts';
import { useCallbackSending } from './useCallbackSending.ts';
import { useClock } from './useClock.ts';
import { useRefund } from './useRefund.ts';
import { useRetry } from './useRetry.ts';
import { useStatusChange } from './useStatusChange.ts';

/** The listeners to a command's result. */
export interface CommandListeners {
  /** Takes the invoice as it then is. */
  readonly onFresh: (invoice: Invoice) => void;
  /** Called after a refund was made, which the invoice does not show yet. */
  readonly onRefunded: () => void;
  /** Called when a change waits for a second person, which the invoice does not show yet. */
  readonly onRequested: () => void;
  /** Opens the return of the money that stands in suspense. */
  readonly onReturn: () => void;
  /** Called when a callback is on its way. */
  readonly onSent: () => void;
}

/** The actions that the person may use on an invoice: status and retry also in test processing (PEOPLE-31). */
export function useInvoiceCommands(
  invoiceId: string,
  invoice: Invoice | undefined,
  { onFresh, onRefunded, onRequested, onReturn, onSent }: CommandListeners,
): InvoiceCommands {
  const listeners = { onFresh, onRequested };
  const onStatusChange = useStatusChange(invoice, listeners);
  const onAccept = useAcceptance(invoice, listeners);
  const onAmountChange = useAmountChange(invoice, listeners);
  const onRefund = useRefund(invoice, { onFresh, onRefunded });
  const onRetry = useRetry(invoice, listeners);
  const onSendCallback = useCallbackSending(invoiceId, onSent);
  const onAdvance = useClock(invoice, listeners);
  const mayMove = useIsPermitted({ permission: 'invoice.status.change' });
  const mayChangeAmount = useIsPermitted({ permission: 'invoice.amount.change' });
  const mayRefund = useIsPermitted({ permission: 'invoice.refund' });
  const mayReturn = useIsPermitted({ permission: 'transfer.confirm' });
  const maySend = useIsPermitted({ permission: 'merchant.callback.edit' });
  const mayDecide = mayMove || invoice?.isTestProcessing === true;
  return {
    ...(mayDecide && { onRetry, onStatusChange }),
    ...(mayDecide && mayChangeAmount && { onAccept }),
    ...(mayChangeAmount && { onAmountChange }),
    ...(mayRefund && { onRefund }),
    ...(mayReturn && { onReturn }),
    ...(maySend && { onSendCallback }),
    ...(invoice?.isTestProcessing === true && { onAdvance }),
  };
}
