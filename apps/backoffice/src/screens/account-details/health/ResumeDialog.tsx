import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { useId, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { EditProblem } from '../conflicts.ts';

export interface ResumeDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Resumes the account; returns the reason of a failure. */
  readonly onResume: (reason: string) => Promise<EditProblem | undefined>;
}

/** Resumes a paused account with a reason (OFFICE-314). */
export function ResumeDialog({ isOpen, onOpenChange, onResume }: ResumeDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  const resume = async () => {
    if (isPending) return;
    setIsPending(true);
    const found = await onResume(reason.trim());
    setIsPending(false);
    setProblem(found);
    if (found !== undefined) return;
    setReason('');
    onOpenChange(false);
  };
  return (
    <Dialog
      title={i18n.t('Resume account')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Resume account')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void resume()}
        errors={problem?.errors}
        error={problem?.title}
      >
        <TextField
          name="reason"
          label={i18n.t('Reason')}
          description={i18n.t(
            'Customers are sent to this account again, and only later deposits count.',
          )}
          value={reason}
          onChange={setReason}
          validate={(text) =>
            isReason(text)
              ? null
              : i18n.t('A reason has at least {min} characters', { min: reasonLength.min })
          }
          maxLength={reasonLength.max}
          isReadOnly={isPending}
          isRequired
          requiredMessage={i18n.t('Reason is required')}
        />
      </Form>
    </Dialog>
  );
}
