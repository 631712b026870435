import { useListTickets } from '@tiyin/api/hooks/tickets';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { DecideRequestView } from './DecideRequestView.tsx';
import { useTicketDecision } from './useTicketDecision.ts';

export interface DecideRequestProps {
  readonly invoiceId: string;
  /** Whether the person may return money. */
  readonly mayReturn: boolean;
  /** Called when the request was decided, or needs a second person, which the invoice does not show yet. */
  readonly onDecided: () => void;
}

/** Decides the customer's request for the money back from the sentence of the invoice (OFFICE-456). */
export function DecideRequest({ invoiceId, mayReturn, onDecided }: DecideRequestProps) {
  const { data, mutate } = useListTickets({ invoiceId });
  const onDecide = useTicketDecision(() => {
    void mutate();
    onDecided();
  });
  return (
    <DecideRequestView
      tickets={data?.data}
      {...{ mayReturn, onDecide }}
      renderNotice={({ amount }) => (
        <ApprovalNotice kind="RETURN" amount={BigInt(amount)} {...{ invoiceId }} />
      )}
    />
  );
}
