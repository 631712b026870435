import { ApiProblem } from '@tiyin/api/errors';
import { useListTickets, useOpenTicket } from '@tiyin/api/hooks/tickets';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import type { OpenTicketDialogProps } from './OpenTicketDialog.tsx';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { SupportHistoryView } from './SupportHistoryView.tsx';
import { useTicketDecision } from './useTicketDecision.ts';

/** The refresh interval of the tickets, in milliseconds: customers write while staff read. */
const REFRESH_MS = 15_000;

export interface SupportHistoryProps {
  readonly invoiceId: string;
  /** Called when a ticket was decided, which the invoice does not show yet. */
  readonly onDecided: () => void;
}

/**
 * The tickets of an invoice, for people who may see it; opened with merchant.read, decided with
 * ticket.decision.
 */
export function SupportHistory({ invoiceId, onDecided }: SupportHistoryProps) {
  const query = useListTickets({ invoiceId }, { refreshInterval: REFRESH_MS });
  const { mutate: refresh } = query;
  const onOpen = useTicketOpening(invoiceId, () => void refresh());
  const onDecide = useTicketDecision(() => {
    void refresh();
    onDecided();
  });
  const mayOpen = useIsPermitted({ permission: 'merchant.read' });
  const mayReturn = useIsPermitted({ permission: 'transfer.confirm' });
  const mayDecide = useIsPermitted({ permission: 'ticket.decision' });
  return (
    <SupportHistoryView
      tickets={query.data?.data}
      problem={query.error}
      onRetry={() => void refresh()}
      isRetrying={query.isValidating}
      mayReturn={mayReturn}
      renderNotice={({ amount }) => (
        <ApprovalNotice kind="RETURN" amount={BigInt(amount)} {...{ invoiceId }} />
      )}
      {...(mayOpen && { onOpen })}
      {...(mayDecide && { onDecide })}
    />
  );
}

function useTicketOpening(
  invoiceId: string,
  onChanged: () => void,
): OpenTicketDialogProps['onOpen'] {
  const { trigger } = useOpenTicket();
  return async (description) => {
    try {
      await trigger({ body: { invoiceId, description } });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { errors, title } = error;
      return { errors, title: errors.length > 0 ? undefined : title };
    }
    toasts.success(i18n.t('Ticket opened'));
    onChanged();
    return undefined;
  };
}
