import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { type ReactNode, useState } from 'react';
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
  const [overlap, setOverlap] = useState<Overlap>('24');
  const { isPending, problem, send } = useSending();
  return (
    <FormDialog
      title={title}
      onOpenChange={onClose}
      action={i18n.t('Make the {what}', { what })}
      isPending={isPending}
      onSubmit={() => void send(() => onRotate(Number(overlap)))}
      problem={problem}
    >
      <OverlapField what={what} value={overlap} onChange={setOverlap} />
      {notice}
    </FormDialog>
  );
}
