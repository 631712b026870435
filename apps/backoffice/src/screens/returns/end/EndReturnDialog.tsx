import type { TransactionEnd } from '@tiyin/api/types';
import { isReason } from '@tiyin/domain/invoices';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { OutcomeFields, noOutcome, outcomeOf, paidOutcome } from '../../../forms/OutcomeFields.tsx';
import { ReasonField } from '../../../forms/ReasonField.tsx';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';

export interface EndReturnDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Requests the approval; returns the reason of a refusal. */
  readonly onEnd: (end: TransactionEnd) => Promise<FormProblem | undefined>;
  /** It failed, and its money left all the same (LEDGER-773). */
  readonly hadFailed?: boolean;
}

/** Declares the outcome of a return that its provider does not report any more; a second person approves it (LEDGER-253). */
export function EndReturnDialog({
  hadFailed = false,
  isOpen,
  onEnd,
  onOpenChange,
}: EndReturnDialogProps) {
  const atFirst = hadFailed ? paidOutcome : noOutcome;
  const [draft, setDraft] = useState(atFirst);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isPending, problem, send } = useSending();
  const isChosen = draft.status !== atFirst.status || draft.reference !== '';
  useUnsavedEdits(isOpen && (isChosen || reason !== ''));
  const submit = () => {
    showProblems(() => setIsTried(true));
    const outcome = outcomeOf(draft);
    if (outcome === undefined || !isReason(reason)) return;
    void send(
      () => onEnd({ ...outcome, reason: reason.trim() }),
      () => onOpenChange(false),
    );
  };
  return (
    <FormDialog
      title={
        hadFailed
          ? i18n.t('Declare that the return was paid')
          : i18n.t('Declare the outcome of the return')
      }
      action={i18n.t('Send for approval')}
      onSubmit={submit}
      {...{ isOpen, isPending, onOpenChange, problem }}
    >
      <Stack gap={16}>
        <OutcomeFields
          draft={draft}
          onChange={(change) => setDraft((known) => ({ ...known, ...change }))}
          notPaid={
            hadFailed
              ? undefined
              : i18n.t(
                  'The bank shows no debit, and none can follow. The money can be returned again then: if it was paid, the sender gets it twice.',
                )
          }
          isTried={isTried}
        />
        <ReasonField
          description={i18n.t('The second person reads it, and it is kept in the history.')}
          value={reason}
          onChange={setReason}
          isTried={isTried}
        />
      </Stack>
    </FormDialog>
  );
}
