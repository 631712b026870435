import { useListInvoiceAssignees } from '@tiyin/api/hooks/invoices';
import type { ApiProblem } from '@tiyin/api/errors';
import type { NamedRef } from '@tiyin/api/types';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { AssigneeSelect } from '../../../forms/AssigneeSelect.tsx';
import type { Assign } from './AssignmentView.tsx';

export interface AssignDialogProps {
  /** Null for nobody. */
  readonly assignee: NamedRef | null;
  readonly onAssign: Assign;
  readonly onClose: () => void;
}

/** The dialog with the people who may work on the invoice, requested when it opens. */
export function AssignDialog(props: AssignDialogProps) {
  const { data, error, mutate } = useListInvoiceAssignees({});
  return (
    <AssignDialogView
      {...props}
      people={data?.data}
      problem={error}
      onRetry={() => void mutate()}
    />
  );
}

export interface AssignDialogViewProps extends AssignDialogProps {
  /** Missing while loading. */
  readonly people: readonly NamedRef[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
}

/** Chooses the person who works on an invoice, or nobody (OFFICE-620). */
export function AssignDialogView(props: AssignDialogViewProps) {
  const { assignee, onAssign, onClose, onRetry, people, problem } = props;
  const [chosen, setChosen] = useState(assignee);
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    const isDone = await onAssign(chosen);
    setIsPending(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={i18n.t('Assign the invoice')}
      onOpenChange={onClose}
      action={i18n.t('Assign')}
      isPending={isPending}
      onSubmit={() => void save()}
    >
      <Stack gap={16}>
        <LoadProblem
          subject={i18n.t('people')}
          problem={problem}
          hasOlder={people !== undefined}
          onRetry={onRetry}
        />
        <AssigneeSelect people={people} value={chosen} onChange={setChosen} />
      </Stack>
    </FormDialog>
  );
}
