import { ApiProblem } from '@tiyin/api/errors';
import { useAssignTransfer, useGetTransfer } from '@tiyin/api/hooks/transfers';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { AssignTransferDialog } from './AssignTransferDialog.tsx';

export interface AssignTransferProps {
  readonly transferId: number;
  /** Called when the dialog was closed, also because the transfer was assigned. */
  readonly onDone: () => void;
}

/** Shows whose a transfer may be; assigned with invoice.status.change. */
export function AssignTransfer({ onDone, transferId }: AssignTransferProps) {
  const query = useGetTransfer({ id: transferId }, { revalidateOnFocus: false });
  const mayAssign = useIsPermitted({ permission: 'invoice.status.change' });
  const { isMutating, trigger } = useAssignTransfer();
  const [problem, setProblem] = useState<FormProblem>();
  const assign = async (invoiceId: string) => {
    setProblem(undefined);
    try {
      await trigger({ id: transferId, body: { invoiceId } });
      toasts.success('Transfer assigned');
      onDone();
    } catch (error) {
      const refusal = formProblemOf(error);
      if (!(error instanceof ApiProblem) || error.code !== 'transfer_assigned') {
        setProblem(refusal);
        return;
      }
      toasts.error('The transfer was not assigned', error.title);
      onDone();
    }
  };
  return (
    <AssignTransferDialog
      transfer={query.data?.data}
      loadProblem={query.error?.title}
      onRetry={() => void query.mutate()}
      onClose={onDone}
      {...(mayAssign && { onAssign: (invoiceId: string) => void assign(invoiceId) })}
      isPending={isMutating}
      problem={problem}
    />
  );
}
