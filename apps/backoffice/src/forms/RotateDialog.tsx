import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { i18n } from '../texts/i18n.ts';
import { type Overlap, OverlapField } from './OverlapField.tsx';
import type { FormProblem } from './form-problem.ts';

export interface RotateDialogProps {
  readonly title: string;
  /** "secret", "key". */
  readonly what: string;
  readonly notice?: ReactNode;
  /** Makes the new one; returns the reason of a refusal. */
  readonly onRotate: (overlapHours: number) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

/** Asks how long the former one counts, and makes a new one. */
export function RotateDialog({ notice, onClose, onRotate, title, what }: RotateDialogProps) {
  const formId = useId();
  const [overlap, setOverlap] = useState<Overlap>('24');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const submit = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(await onRotate(Number(overlap)));
    setIsPending(false);
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Make the {what}', { what })}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} error={problem?.title}>
        <OverlapField what={what} value={overlap} onChange={setOverlap} />
        {notice}
      </Form>
    </Dialog>
  );
}
