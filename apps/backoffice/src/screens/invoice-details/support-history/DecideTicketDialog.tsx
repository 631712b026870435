import type { Ticket } from '@tiyin/api/types';
import type { TicketDecision } from '@tiyin/domain/tickets';
import { useState } from 'react';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';

/** The question, fixed when it opens, even if the ticket changes meanwhile. */
export interface DecisionQuestion {
  readonly ticket: Ticket;
  readonly decision: TicketDecision;
}

export interface DecideTicketDialogProps {
  readonly question: DecisionQuestion;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Decides and reports the result. If it rejects, the question stays open. */
  readonly onDecide: (question: DecisionQuestion) => Promise<void>;
}

const VERBS = { approve: 'Approve', reject: 'Reject' } as const;

/** Asks before a ticket is decided, because a decision is final. */
export function DecideTicketDialog(props: DecideTicketDialogProps) {
  const { isOpen, onDecide, onOpenChange, question } = props;
  const { decision, ticket } = question;
  const [isPending, setIsPending] = useState(false);
  const decide = async () => {
    setIsPending(true);
    try {
      await onDecide(question);
      onOpenChange(false);
    } catch {
      /* The caller shows the message; the question stays. */
    } finally {
      setIsPending(false);
    }
  };
  return (
    <LateConfirmDialog
      title={`${VERBS[decision]} ticket`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void decide()}
      isPending={isPending}
    >
      {`Are you sure you want to ${decision} ticket ${ticket.id}? No money moves by it.`}
    </LateConfirmDialog>
  );
}
