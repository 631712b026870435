import { ApiProblem } from '@tiyin/api/errors';
import { useAssignInvoice } from '@tiyin/api/hooks/invoices';
import type { NamedRef } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { useMe } from '../../../session/useMe.ts';
import { toastProblem } from '../../../session/toast-problem.ts';
import { type Assign, AssignmentView } from './AssignmentView.tsx';

/** Its searched list is large, and most visits assign nothing or to oneself. */
const AssignDialog = lazyScreen(
  'assign-invoice',
  async () => (await import('./AssignDialog.tsx')).AssignDialog,
);

export interface AssignmentProps {
  readonly invoiceId: string;
  /** Null for nobody. */
  readonly assignee: NamedRef | null;
  readonly onAssigned: (assignee: NamedRef | null) => void;
}

/** The assignment of an invoice, for people who may see its history. */
export function Assignment({ assignee, invoiceId, onAssigned }: AssignmentProps) {
  const me = useMe();
  const { trigger } = useAssignInvoice();
  const [isOpen, setIsOpen] = useState(false);
  const assign: Assign = async (person) => {
    try {
      const { data } = await trigger({ id: invoiceId, body: { personId: person?.id ?? null } });
      onAssigned(data.assignee);
      toasts.success(
        data.assignee === null
          ? i18n.t('Assigned to nobody')
          : i18n.t('Assigned to {assignee}', { assignee: data.assignee.name }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('The invoice was not assigned'), error.detail ?? error.title);
      return false;
    }
  };
  const close = () => setIsOpen(false);
  return (
    <AssignmentView
      assignee={assignee}
      me={me}
      onAssign={assign}
      onChoose={() => setIsOpen(true)}
      dialog={
        isOpen && (
          <Late onFailed={close}>
            <AssignDialog assignee={assignee} onAssign={assign} onClose={close} />
          </Late>
        )
      }
    />
  );
}
