import type { Invoice } from '@tiyin/api/types';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { LateChangeQuestion } from '../change/LateChangeQuestion.tsx';
import { type RequestPreview, usePreview } from '../change/usePreview.ts';

export interface AcceptReceivedProps {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  /** It is the step that helps. */
  readonly isPrimary: boolean;
  /** Accepts what came, in minor units, and reports the result; returns whether the dialog can close. */
  readonly onAccept: (amount: number, reason: string | undefined) => Promise<boolean>;
}

/** Fixed when the question opens: the sum that came, and the invoice that the person saw. */
type Question = Pick<AcceptReceivedProps, 'invoice' | 'onAccept'> & { readonly amount: number };

/** Makes the sum that came for a deposit its amount, and books it, in one step (INVOICE-226). */
export function AcceptReceived({ invoice, isPrimary, onAccept, onPreview }: AcceptReceivedProps) {
  const [question, setQuestion] = useState<Question>();
  const { begin, stateOf } = usePreview(onPreview);
  const ask = (opened: Question) => {
    setQuestion(opened);
    const statusId = invoiceStatusByCode('DONE').id;
    void begin(opened, opened.invoice, { statusId, amount: opened.amount });
  };
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        onPress={() => ask({ invoice, onAccept, amount: invoice.receivedAmount ?? 0 })}
      >
        {i18n.t('Accept what came')}
      </Button>
      {question !== undefined && (
        <LateChangeQuestion
          title={i18n.t('Accept what came')}
          question={acceptanceQuestion(question)}
          invoice={question.invoice}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          onConfirm={(reason) => question.onAccept(question.amount, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

function acceptanceQuestion({ amount, invoice }: Question): string {
  const words = (sum: number) => formatAmount(sum, invoice.currency.dimension);
  return i18n.t(
    'Are you sure you want to accept {amount} instead of {former}, and change the payment status from {status} to DONE?',
    {
      amount: words(amount),
      former: words(invoice.amount),
      status: invoice.invoiceStatus.code,
    },
  );
}
