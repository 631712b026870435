import { isReason } from '@tiyin/domain/invoices';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { useState } from 'react';
import { i18n } from '../texts/i18n.ts';
import { showProblems } from './show-problems.ts';
import { ReasonField } from './ReasonField.tsx';
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

/** Asks for the reason of something that stops people or payments; it closes only when it was done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, children, onClose, onConfirm, title } = props;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isPending, problem, send } = useSending();
  useUnsavedEdits(reason !== '');
  const submit = async () => {
    showProblems(() => setIsTried(true));
    if (isReason(reason)) await send(() => onConfirm(reason.trim()), onClose);
  };
  return (
    <FormDialog
      title={title}
      action={action}
      variant="danger"
      onOpenChange={onClose}
      onSubmit={() => void submit()}
      isPending={isPending}
      problem={problem}
    >
      <p>{children}</p>
      <ReasonField
        description={i18n.t('It is kept with your name.')}
        value={reason}
        onChange={setReason}
        isTried={isTried}
      />
    </FormDialog>
  );
}
