import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { useId, useState } from 'react';
import { i18n } from '../texts/i18n.ts';
import type { FormProblem } from './form-problem.ts';
import { useUnsavedEdits } from '../routing/useUnsavedEdits.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  /** The button: "Disable". */
  readonly action: string;
  /** Acts, with the trimmed reason; returns why it was refused. */
  readonly onConfirm: (reason: string) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** The consequences, in a sentence or two. */
  readonly children: string;
}

const { max, min } = reasonLength;

/** Asks for the reason of something that stops people or payments; it closes only when it was done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, children, onClose, onConfirm, title } = props;
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
    const found = await onConfirm(reason.trim());
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="danger" isPending={isPending}>
          {action}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        errors={problem?.errors}
        error={problem?.title}
      >
        <p>{children}</p>
        <TextArea
          label={i18n.t('Reason')}
          description={i18n.t('It is kept with your name.')}
          value={reason}
          onChange={setReason}
          characterLimit={max}
          isRequired
          {...(isTried &&
            !isReason(reason) && {
              errorMessage: i18n.t('A reason has {min} to {max} characters', { min, max }),
            })}
        />
      </Form>
    </Dialog>
  );
}
