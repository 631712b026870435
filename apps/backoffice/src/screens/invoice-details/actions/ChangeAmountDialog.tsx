import type { Invoice } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { useId, useState } from 'react';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

/** What it takes. */
export interface ChangeAmountDialogProps {
  readonly invoice: Pick<Invoice, 'amount' | 'currency'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Changes the amount, in minor units, and says how it went; answers whether it was changed. */
  readonly onChange: (amount: bigint) => Promise<boolean>;
}

/** Fixed when the question opens: what was typed, and the invoice that the person saw. */
type Question = Pick<ChangeAmountDialogProps, 'onChange'> & { readonly amount: bigint };

/** Asks for the new amount, then whether it is meant (section 5). What was typed stays when it could not be changed. */
export function ChangeAmountDialog(props: ChangeAmountDialogProps) {
  const { invoice, isOpen, onChange, onOpenChange } = props;
  const { dimension } = invoice.currency;
  const [typed, setTyped] = useState<bigint | null>(null);
  const [question, setQuestion] = useState<Question>();
  const [isPending, setIsPending] = useState(false);
  useUnsavedEdits(isOpen && typed !== null);
  const change = async (asked: Question) => {
    setIsPending(true);
    try {
      if (!(await asked.onChange(asked.amount))) return;
      setTyped(null);
      onOpenChange(false);
    } finally {
      setIsPending(false);
      setQuestion(undefined);
    }
  };
  return (
    <>
      <AmountDialog
        {...{ invoice, typed, isOpen, onOpenChange }}
        onType={setTyped}
        onSubmit={() => {
          if (typed !== null) setQuestion({ amount: typed, onChange });
        }}
      />
      {question !== undefined && (
        <ConfirmDialog
          title="Change amount"
          isOpen
          onOpenChange={() => setQuestion(undefined)}
          onConfirm={() => void change(question)}
          isPending={isPending}
        >
          {`Are you sure you want to change the amount to ${formatAmount(question.amount, dimension)}?`}
        </ConfirmDialog>
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
  const { amount, currency } = invoice;
  const formId = useId();
  return (
    <Dialog
      title="Change amount"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button type="submit" form={formId} variant="primary">
          Change amount
        </Button>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <AmountField
          name="amount"
          label="New amount"
          description={`It is ${formatAmount(amount, currency.dimension)} now.`}
          currency={currency}
          value={typed}
          onChange={onType}
          minValue={1n}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
