import type { Ticket } from '@tiyin/api/types';
import type { TicketDecision } from '@tiyin/domain/tickets';
import { useState } from 'react';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';

/** What is asked: fixed when the question opens, however the ticket changes while a person reads it. */
export interface DecisionQuestion {
  readonly ticket: Ticket;
  readonly decision: TicketDecision;
}

/** What it takes. */
export interface DecideTicketDialogProps {
  readonly question: DecisionQuestion;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Decides and says how it went. Where it rejects, the question stays open. */
  readonly onDecide: (question: DecisionQuestion) => Promise<void>;
}

const VERBS = { approve: 'Approve', reject: 'Reject' } as const;

/** Asks before a ticket is decided, since no decision is taken back. */
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
      /* Said by whoever decided; the question stays. */
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
