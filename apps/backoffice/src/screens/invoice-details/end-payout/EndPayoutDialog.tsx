import type { Invoice, TransactionEnd } from '@tiyin/api/types';
import { isReason } from '@tiyin/domain/invoices';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import {
  type OutcomeDraft,
  OutcomeFields,
  noOutcome,
  outcomeOf,
} from '../../../forms/OutcomeFields.tsx';
import { ReasonField } from '../../../forms/ReasonField.tsx';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { PreviewedEffect } from '../change/ChangeQuestion.tsx';
import { type RequestPreview, usePreview } from '../change/usePreview.ts';
import type { ChangeOutcome } from '../send-change.ts';

/** The declared outcome, and the bank's reference of a payment. */
export type PayoutOutcome = Pick<TransactionEnd, 'status' | 'transferId'>;

export interface EndPayoutDialogProps {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Requests the approval and reports the result. */
  readonly onEnd: (outcome: PayoutOutcome, reason: string) => Promise<ChangeOutcome>;
}

/** Fixed when an outcome is chosen, even if the withdrawal changes meanwhile. */
type Chosen = Pick<EndPayoutDialogProps, 'invoice'> & Pick<PayoutOutcome, 'status'>;

/**
 * Declares the outcome of a payout that its provider does not report any more: once it is chosen, its effect is shown,
 * without which nothing is sent; a second person approves it (LEDGER-292).
 */
export function EndPayoutDialog(props: EndPayoutDialogProps) {
  const { invoice, isOpen, onEnd, onOpenChange, onPreview } = props;
  const [draft, setDraft] = useState(noOutcome);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const { begin, stateOf } = usePreview(onPreview);
  useUnsavedEdits(isOpen && (draft.status !== undefined || reason !== ''));
  const preview = (status: PayoutOutcome['status']) => {
    const next = { invoice, status };
    setChosen(next);
    void begin(next, invoice, { transactionEnd: { status } });
  };
  const change = (part: Partial<OutcomeDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    if (part.status !== undefined) preview(part.status);
  };
  const submit = async () => {
    showProblems(() => setIsTried(true));
    const outcome = outcomeOf(draft);
    if (outcome === undefined || chosen === undefined || !isReason(reason)) return;
    if (stateOf(chosen).effect === undefined) return;
    setIsPending(true);
    try {
      const result = await onEnd(outcome, reason.trim());
      if (result === 'requested') onOpenChange(false);
      else if (result !== 'refused') preview(outcome.status);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <FormDialog
      title={i18n.t('Declare the outcome of the payout')}
      action={i18n.t('Send for approval')}
      onSubmit={() => void submit()}
      {...{ isOpen, isPending, onOpenChange }}
    >
      <Stack gap={16}>
        <OutcomeFields
          draft={draft}
          onChange={change}
          notPaid={i18n.t(
            'The bank shows no debit, and none can follow. Retry is possible then: if it was paid, a retry pays it twice.',
          )}
          isTried={isTried}
        />
        {chosen !== undefined && (
          <PreviewedEffect
            invoice={chosen.invoice}
            preview={stateOf(chosen)}
            onPreviewAgain={() => preview(chosen.status)}
          />
        )}
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
