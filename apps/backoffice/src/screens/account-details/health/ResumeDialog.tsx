import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import type { EditProblem } from '../conflicts.ts';

export interface ResumeDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Resumes the account; returns the reason of a failure. */
  readonly onResume: (reason: string) => Promise<EditProblem | undefined>;
}

/** Resumes a paused account with a reason (OFFICE-314). */
export function ResumeDialog({ isOpen, onOpenChange, onResume }: ResumeDialogProps) {
  const [reason, setReason] = useState('');
  const { isPending, problem, send } = useSending<EditProblem>();
  const resume = () =>
    send(
      () => onResume(reason.trim()),
      () => onOpenChange(false),
    );
  return (
    <FormDialog
      title={i18n.t('Resume account')}
      action={i18n.t('Resume account')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={() => void resume()}
      isPending={isPending}
      problem={problem}
    >
      <ReasonLine
        name="reason"
        label={i18n.t('Reason')}
        description={i18n.t(
          'Customers are sent to this account again, and only later deposits count.',
        )}
        value={reason}
        onChange={setReason}
        isReadOnly={isPending}
        requiredMessage={i18n.t('Reason is required')}
      />
    </FormDialog>
  );
}
