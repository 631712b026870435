import type { ChangePreview } from '@tiyin/api/types';
import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { ErrorState } from '@tiyin/ui/error-state';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { type ChangedMoney, ChangeEffect } from './ChangeEffect.tsx';
import { type ChosenTransfer, ShownMoneyChoice } from './ShownMoneyChoice.tsx';
import type { PreviewState } from './usePreview.ts';

export interface ChangeQuestionProps {
  readonly title: string;
  readonly question: string;
  /** As the person saw it when the question opened. */
  readonly invoice: ChangedMoney;
  readonly preview: PreviewState;
  readonly onPreviewAgain: () => void;
  /** Said where a second person is needed later, not now. */
  readonly approvalNote?: string | undefined;
  /** Of a deposit whose money came already: which transfer it is (LEDGER-300). */
  readonly chosenTransfer?: ChosenTransfer;
  readonly onChooseTransfer?: (chosen: ChosenTransfer) => void;
  /** Makes the change and reports the result; returns whether the dialog can close. */
  readonly onConfirm: (reason: string | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before a change of an invoice: its effect first, then the reason (INVOICE-214). */
export function ChangeQuestion(props: ChangeQuestionProps) {
  const { onClose, onConfirm, preview, question, title } = props;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  useUnsavedEdits(reason !== '');
  const discarding = useDiscardQuestion(() => reason !== '', onClose);
  const { effect } = preview;
  const problem = effect && reasonProblem(reason, effect);
  const { chosenTransfer, onChooseTransfer } = props;
  const mustChoose = effect !== undefined && isChoiceMissing(effect, chosenTransfer);
  const confirm = async () => {
    showProblems(() => setIsTried(true));
    if (!effect || problem !== undefined || mustChoose) return;
    setIsPending(true);
    try {
      if (await onConfirm(reason.trim() === '' ? undefined : reason.trim())) onClose();
    } finally {
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={title}
      isOpen
      onOpenChange={discarding.onOpenChange}
      onConfirm={() => void confirm()}
      isPending={isPending}
      isConfirmDisabled={effect === undefined || preview.isRefreshing === true}
    >
      <Stack gap={16}>
        <span>{question}</span>
        <PreviewedEffect {...props} />
        {effect?.shownMoney && onChooseTransfer && (
          <ShownMoneyChoice
            shownMoney={effect.shownMoney}
            chosen={chosenTransfer}
            onChange={onChooseTransfer}
            errorMessage={isTried && mustChoose ? i18n.t('Choose one') : undefined}
          />
        )}
        {effect && (
          <TextArea
            label={effect.isReasonRequired ? i18n.t('Reason') : i18n.t('Reason (optional)')}
            description={i18n.t('Kept with your name in the history and in the ledger.')}
            value={reason}
            onChange={setReason}
            characterLimit={reasonLength.max}
            isRequired={effect.isReasonRequired}
            {...(isTried && problem !== undefined && { errorMessage: problem })}
          />
        )}
      </Stack>
      {discarding.question}
    </ConfirmDialog>
  );
}

/** Of several transfers a person chooses. */
function isChoiceMissing({ shownMoney = [] }: ChangePreview, chosen: ChosenTransfer): boolean {
  return shownMoney.length > 0 && chosen !== null && !shownMoney.some((each) => each.isAssigned);
}

function reasonProblem(reason: string, { isReasonRequired }: ChangePreview): string | undefined {
  const isMissing = reason.trim() === '';
  if (isMissing ? !isReasonRequired : isReason(reason)) return undefined;
  const { max, min } = reasonLength;
  return isMissing
    ? i18n.t('Give a reason')
    : i18n.t('A reason has {min} to {max} characters', { min, max });
}

/** The effect of a change, as far as it is known. */
export function PreviewedEffect(
  props: Pick<ChangeQuestionProps, 'approvalNote' | 'invoice' | 'onPreviewAgain' | 'preview'>,
) {
  const { approvalNote, invoice, onPreviewAgain, preview } = props;
  if (preview.effect)
    return <ChangeEffect {...{ approvalNote, invoice }} preview={preview.effect} />;
  if (preview.problem === undefined) {
    return <SkeletonLines label={i18n.t('Loading the effect')} gap={8} />;
  }
  return (
    <ErrorState
      title={
        preview.isRefused
          ? i18n.t('This change is not possible')
          : i18n.t('The effect is not known yet')
      }
      {...(!preview.isRefused && { onRetry: onPreviewAgain })}
    >
      {preview.problem}
    </ErrorState>
  );
}
