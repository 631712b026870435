import type { TicketReturn } from '@tiyin/api/types';
import { ticketAnswerLength } from '@tiyin/domain/tickets';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';
import { type DecisionQuestion, decisionWords } from './decision-words.ts';

export interface DecideTicketDialogProps {
  readonly question: DecisionQuestion;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /**
   * Decides with the answer to the customer, if there is one, and reports the result. If it rejects, the
   * question stays open.
   */
  readonly onDecide: (question: DecisionQuestion, answer?: string) => Promise<void>;
  /** Says that this return needs a second person (PEOPLE-281). */
  readonly renderNotice?: ((money: TicketReturn) => ReactNode) | undefined;
}

const { min, max } = ticketAnswerLength;

/**
 * Asks before a ticket is decided, because a decision is final, and takes the answer to the customer
 * (INVOICE-241).
 */
export function DecideTicketDialog(props: DecideTicketDialogProps) {
  const { isOpen, onDecide, onOpenChange, question, renderNotice } = props;
  const { decision, ticket } = question;
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const hasReader = ticket.openedBy.type === 'customer';
  const close = () => {
    setAnswer('');
    onOpenChange(false);
  };
  const discarding = useDiscardQuestion(
    () => answer !== '',
    (isNowOpen) => (isNowOpen ? onOpenChange(true) : close()),
  );
  const decide = async () => {
    const found = answerProblem(question, answer);
    showProblems(() => setProblem(found));
    if (found !== undefined) return;
    setIsPending(true);
    try {
      await onDecide(question, ...(answer.trim() === '' ? [] : [answer.trim()]));
      close();
    } catch {
      /* The caller shows the message; the question stays. */
    } finally {
      setIsPending(false);
    }
  };
  return (
    <LateConfirmDialog
      title={decision === 'approve' ? i18n.t('Approve ticket') : i18n.t('Reject ticket')}
      isOpen={isOpen}
      onOpenChange={discarding.onOpenChange}
      onConfirm={() => void decide()}
      isPending={isPending}
    >
      <Stack gap={16}>
        <p>{decisionWords(question)}</p>
        {decision === 'approve' && ticket.moneyReturn && renderNotice?.(ticket.moneyReturn)}
        {hasReader && (
          <TextArea
            label={i18n.t('Answer to the customer')}
            description={i18n.t('The customer reads it on the payment form.')}
            value={answer}
            onChange={setAnswer}
            errorMessage={problem}
            isReadOnly={isPending}
            characterLimit={max}
          />
        )}
      </Stack>
      {discarding.question}
    </LateConfirmDialog>
  );
}

function answerProblem({ decision, ticket }: DecisionQuestion, answer: string): string | undefined {
  const { length } = Array.from(answer.trim());
  if (length > max || (length > 0 && length < min)) {
    return i18n.t('An answer has {min} to {max} characters', { min, max });
  }
  const isRequired = decision === 'reject' && ticket.moneyReturn !== undefined;
  return isRequired && length === 0 ? i18n.t('Say why the money is not returned') : undefined;
}
