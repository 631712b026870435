import { type ReactNode, useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { DecideTicketDialogProps } from './DecideTicketDialog.tsx';
import type { DecisionQuestion } from './decision-words.ts';
import type { AskDecision } from './ticket-columns.tsx';

const DecideTicketDialog = lazyScreen(
  'decide-ticket',
  async () => (await import('./DecideTicketDialog.tsx')).DecideTicketDialog,
);

/** The decision; missing without the permission. */
export interface DecisionCommands {
  readonly onDecide?: DecideTicketDialogProps['onDecide'] | undefined;
  readonly renderNotice?: DecideTicketDialogProps['renderNotice'];
}

/** The question before a ticket is decided: the function that opens it, and its dialog, loaded at the first time. */
export function useDecisionDialog({ onDecide, renderNotice }: DecisionCommands): {
  readonly ask: AskDecision;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<DecisionQuestion>();
  const [isOpen, setIsOpen] = useState(false);
  const [ask] = useState(() => (...[ticket, decision]: Parameters<AskDecision>) => {
    setQuestion({ decision, ticket });
    setIsOpen(true);
  });
  const dialog = onDecide !== undefined && question !== undefined && (
    <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
      <DecideTicketDialog
        {...{ isOpen, onDecide, question, renderNotice }}
        onOpenChange={setIsOpen}
      />
    </Late>
  );
  return { ask, dialog };
}
