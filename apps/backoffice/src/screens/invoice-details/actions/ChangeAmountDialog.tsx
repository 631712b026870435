import type { Invoice } from '@tiyin/api/types';
import { amountFromWire, amountToWire, minorUnits } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { Inline } from '@tiyin/ui/inline';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { useState } from 'react';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { ChangeQuestion } from '../change/ChangeQuestion.tsx';
import { type RequestPreview, usePreview } from '../change/usePreview.ts';

export interface ChangeAmountDialogProps {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Changes the amount, in minor units, and reports the result; returns whether it was changed. */
  readonly onChange: (amount: bigint, reason: string) => Promise<boolean>;
}

/** Fixed when the question opens: the typed amount, and the invoice that the person saw. */
type Question = Pick<ChangeAmountDialogProps, 'invoice' | 'onChange'> & {
  readonly amount: bigint;
};

/** Requests the new amount, then a confirmation (LEDGER-6). The text stays if the change failed. */
export function ChangeAmountDialog(props: ChangeAmountDialogProps) {
  const { invoice, isOpen, onChange, onOpenChange, onPreview } = props;
  const { dimension } = invoice.currency;
  const [typed, setTyped] = useState<bigint | null>(null);
  const [question, setQuestion] = useState<Question>();
  const { begin, stateOf } = usePreview(onPreview);
  useUnsavedEdits(isOpen && typed !== null);
  const ask = (opened: Question) => {
    setQuestion(opened);
    void begin(opened, opened.invoice, { amount: amountToWire(minorUnits(opened.amount)) });
  };
  const change = async (opened: Question, reason = '') => {
    if (await opened.onChange(opened.amount, reason)) {
      setTyped(null);
      onOpenChange(false);
    }
    return true;
  };
  return (
    <>
      <AmountDialog
        {...{ invoice, typed, isOpen, onOpenChange }}
        onType={setTyped}
        onSubmit={() => {
          if (typed !== null) ask({ amount: typed, invoice, onChange });
        }}
      />
      {question !== undefined && (
        <ChangeQuestion
          title={i18n.t('Change amount')}
          question={i18n.t('Are you sure you want to change the amount to {amount}?', {
            amount: formatAmount(question.amount, dimension),
          })}
          invoice={question.invoice}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          onConfirm={(reason) => change(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

type AmountDialogProps = Pick<ChangeAmountDialogProps, 'invoice' | 'isOpen' | 'onOpenChange'> & {
  readonly typed: bigint | null;
  readonly onType: (amount: bigint | null) => void;
  readonly onSubmit: () => void;
};

function AmountDialog(props: AmountDialogProps) {
  const { invoice, isOpen, onOpenChange, onSubmit, onType, typed } = props;
  const { amount, currency, receivedAmount = 0 } = invoice;
  const words = (sum: number) => formatAmount(sum, currency.dimension);
  return (
    <FormDialog
      title={i18n.t('Change amount')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Change amount')}
      onSubmit={onSubmit}
    >
      <AmountField
        name="amount"
        label={i18n.t('New amount')}
        description={i18n.t('It is {amount} now.', { amount: words(amount) })}
        currency={currency}
        value={typed}
        onChange={onType}
        minValue={1n}
        isRequired
        autoFocus
      />
      {receivedAmount > 0 && receivedAmount !== amount && (
        <Inline>
          <Button size="sm" onPress={() => onType(amountFromWire(receivedAmount))}>
            {i18n.t('Use the received {receivedAmount}', {
              receivedAmount: words(receivedAmount),
            })}
          </Button>
        </Inline>
      )}
    </FormDialog>
  );
}
