import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { useId, useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';

export interface PauseDialogProps {
  readonly name: string;
  /** Pauses; returns the reason of a refusal. */
  readonly onPause: (reason: string) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

const { max, min } = reasonLength;

/** Asks why a provider is paused (ROUTING-300). */
export function PauseDialog({ name, onClose, onPause }: PauseDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const submit = async () => {
    setIsTried(true);
    if (isPending || !isReason(reason)) return;
    setIsPending(true);
    const found = await onPause(reason.trim());
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={`Pause ${name}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="danger" isPending={isPending}>
          Pause
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        errors={problem?.errors}
        error={problem?.title}
      >
        <p>
          New payments go to the accounts of other providers. What is under way goes on; payouts
          that were not sent yet wait until you resume it.
        </p>
        <TextArea
          label="Reason"
          description="It is kept with your name."
          value={reason}
          onChange={setReason}
          characterLimit={max}
          isRequired
          {...(isTried &&
            !isReason(reason) && { errorMessage: `A reason has ${min} to ${max} characters` })}
        />
      </Form>
    </Dialog>
  );
}
