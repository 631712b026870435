import type { Approval } from '@tiyin/api/types';
import { isReason } from '@tiyin/domain/invoices';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { showProblems } from '../../forms/show-problems.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';
import { requestText } from './request-text.ts';
import { useUnsavedEdits } from '../../routing/useUnsavedEdits.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';

/** A decision about a request. */
export type ApprovalDecision = 'approve' | 'reject';

export interface ApprovalDialogProps {
  /** Missing where it could not be read. */
  readonly approval: Approval | undefined;
  /** Why it is missing; the dialog and the focus stay when it comes. */
  readonly problem?: ReactNode;
  /** Decides and reports the result; returns whether the dialog can close. */
  readonly onDecide: (decision: ApprovalDecision, reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Shows a request; those who may decide it approve or reject it with a reason (PEOPLE-263). */
export function ApprovalDialog({ approval, onClose, onDecide, problem }: ApprovalDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [pending, setPending] = useState<ApprovalDecision>();
  const mayDecide = approval?.canDecide === true;
  useUnsavedEdits(mayDecide && reason !== '');
  const discarding = useDiscardQuestion(
    () => mayDecide && reason !== '' && pending === undefined,
    onClose,
  );
  const decide = async (decision: ApprovalDecision) => {
    showProblems(() => setIsTried(true));
    if (!isReason(reason) || pending !== undefined) return;
    setPending(decision);
    try {
      if (await onDecide(decision, reason.trim())) onClose();
    } finally {
      setPending(undefined);
    }
  };
  const actions = mayDecide && (
    <>
      <Button isPending={pending === 'reject'} onPress={() => void decide('reject')}>
        {i18n.t('Reject')}
      </Button>
      <Button
        variant="primary"
        isPending={pending === 'approve'}
        onPress={() => void decide('approve')}
      >
        {i18n.t('Approve')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={approval === undefined ? i18n.t('Request for approval') : requestText(approval)}
      size={approval === undefined ? 'sm' : 'md'}
      isOpen
      onOpenChange={discarding.onOpenChange}
      {...(actions !== false && { actions })}
    >
      {approval === undefined ? (
        problem
      ) : (
        <Stack gap={16}>
          <ApprovalFacts approval={approval} />
          {approval.isOwn && approval.status === 'PENDING' && (
            <Banner>{i18n.t('You requested this: another person has to decide it.')}</Banner>
          )}
          {mayDecide && (
            <ReasonField
              description={i18n.t('The requester reads it; it is kept with your name.')}
              value={reason}
              onChange={setReason}
              isTried={isTried}
            />
          )}
        </Stack>
      )}
      {discarding.question}
    </Dialog>
  );
}
