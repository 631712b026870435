import type { Invoice, TransactionEnd } from '@tiyin/api/types';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { OutcomeFields, noOutcome, outcomeOf } from '../../../forms/OutcomeFields.tsx';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { ChangeQuestion } from '../change/ChangeQuestion.tsx';
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

/** Fixed when the question opens, even if the withdrawal changes meanwhile. */
type Question = Pick<EndPayoutDialogProps, 'invoice'> & { readonly outcome: PayoutOutcome };

/**
 * Declares the outcome of a payout that its provider does not report any more; then come its effect and the
 * reason; a second person approves it (LEDGER-292).
 */
export function EndPayoutDialog(props: EndPayoutDialogProps) {
  const { invoice, isOpen, onEnd, onOpenChange, onPreview } = props;
  const [draft, setDraft] = useState(noOutcome);
  const [isTried, setIsTried] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const { begin, stateOf } = usePreview(onPreview);
  useUnsavedEdits(isOpen && (draft.status !== undefined || draft.reference !== ''));
  const ask = (opened: Question) => {
    setQuestion(opened);
    void begin(opened, opened.invoice, { transactionEnd: { status: opened.outcome.status } });
  };
  const submit = () => {
    setIsTried(true);
    const outcome = outcomeOf(draft);
    if (outcome !== undefined) ask({ invoice, outcome });
  };
  const end = async ({ outcome }: Question, reason = '') => {
    const result = await onEnd(outcome, reason);
    if (result === 'requested') onOpenChange(false);
    return result !== 'refused';
  };
  return (
    <>
      <FormDialog
        title={i18n.t('Declare the outcome of the payout')}
        {...{ isOpen, onOpenChange }}
        action={i18n.t('Continue')}
        onSubmit={submit}
      >
        <Stack gap={16}>
          <OutcomeFields
            draft={draft}
            onChange={(change) => setDraft((known) => ({ ...known, ...change }))}
            notPaid={i18n.t(
              'The bank shows no debit, and none can follow. Retry is possible then.',
            )}
            isTried={isTried}
          />
        </Stack>
      </FormDialog>
      {question !== undefined && (
        <ChangeQuestion
          title={i18n.t('Declare the outcome of the payout')}
          question={
            question.outcome.status === 'paid'
              ? i18n.t('Are you sure that this payout was paid?')
              : i18n.t(
                  'Are you sure that this payout was not paid? If it was, a retry pays it twice.',
                )
          }
          invoice={question.invoice}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          onConfirm={(reason) => end(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
