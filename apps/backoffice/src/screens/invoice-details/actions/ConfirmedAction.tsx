import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';
import { usePageCommands } from '../../../routing/page-commands.ts';

export interface ConfirmedActionProps {
  readonly label: string;
  readonly title: string;
  readonly question: string;
  /** It is the step that helps. */
  readonly isPrimary?: boolean;
  /** Acts and reports the result; returns whether the dialog can close. */
  readonly onConfirm: () => Promise<boolean>;
}

/**
 * A button that asks before it acts. The question and the action are fixed when the question opens,
 * even if the invoice changes meanwhile.
 */
export function ConfirmedAction({ isPrimary = false, label, ...latest }: ConfirmedActionProps) {
  const [question, setQuestion] = useState<typeof latest>();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const ask = () => {
    setQuestion(latest);
    setIsOpen(true);
  };
  usePageCommands([{ id: `:${latest.title}`, label: latest.title, run: ask }]);
  const act = async (onConfirm: ConfirmedActionProps['onConfirm']) => {
    setIsPending(true);
    try {
      if (await onConfirm()) setIsOpen(false);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button onPress={ask} {...(isPrimary && { variant: 'primary' as const })}>
        {label}
      </Button>
      {question !== undefined && (
        <LateConfirmDialog
          title={question.title}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={() => void act(question.onConfirm)}
          isPending={isPending}
        >
          {question.question}
        </LateConfirmDialog>
      )}
    </>
  );
}
