import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { useId, useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../routing/useUnsavedEdits.tsx';

export interface DisableDialogProps {
  readonly name: string;
  /** Disables; returns the reason of a refusal. */
  readonly onDisable: (reason: string) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

const { max, min } = reasonLength;

/** Asks why a person is disabled (PEOPLE-105). */
export function DisableDialog({ name, onClose, onDisable }: DisableDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  useUnsavedEdits(reason !== '');
  const submit = async () => {
    setIsTried(true);
    if (isPending || !isReason(reason)) return;
    setIsPending(true);
    const found = await onDisable(reason.trim());
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={`Disable ${name}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="danger" isPending={isPending}>
          Disable
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        errors={problem?.errors}
        error={problem?.title}
      >
        <p>All sessions end at once, and the person cannot sign in until they are enabled again.</p>
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
