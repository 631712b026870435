import type { ChangePreview, Invoice } from '@tiyin/api/types';
import { type InvoiceStatus, invoiceStatuses } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { ChevronDownIcon } from '@tiyin/ui/icon';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { usePageCommands } from '../../../routing/page-commands.ts';
import { LateChangeQuestion } from '../change/LateChangeQuestion.tsx';
import { type RequestPreview, usePreview } from '../change/usePreview.ts';

const StatusSelect = lazyScreen(
  'status-select',
  async () => (await import('@tiyin/ui/payments/status-select')).StatusSelect,
);

export interface StatusChangeProps {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  /** Makes the change and reports the result; returns whether the dialog can close. */
  readonly onChange: (
    status: InvoiceStatus,
    reason: string | undefined,
    transferId?: number | null,
  ) => Promise<boolean>;
}

/** Fixed when the question opens, however the invoice moves while a person reads it. */
type Question = Pick<StatusChangeProps, 'invoice' | 'onChange'> & {
  readonly to: InvoiceStatus;
  readonly transferId?: number | null | undefined;
};

/** Another status. A menu is heavy: until the first press there is a button in its place. */
export function StatusChange({ invoice, onChange, onPreview }: StatusChangeProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const { begin, stateOf } = usePreview(onPreview);
  const ask = (opened: Question, before?: ChangePreview) => {
    setQuestion(opened);
    const { transferId } = opened;
    const chosen = transferId !== undefined && { transferId };
    void begin(opened, opened.invoice, { statusId: opened.to.id, ...chosen }, before);
  };
  usePageCommands(
    invoiceStatuses
      .filter(({ code }) => code !== invoice.invoiceStatus.code)
      .map((to) => ({
        id: `:status-${to.code}`,
        label: i18n.t('Change status to {to}', { to: to.code }),
        run: () => ask({ invoice, onChange, to }),
      })),
  );
  const button = (
    <Button iconAfter={ChevronDownIcon} isPending={isWanted} onPress={() => setIsWanted(true)}>
      {i18n.t('Change status')}
    </Button>
  );
  return (
    <>
      <Late isWanted={isWanted} fallback={button} onFailed={() => setIsWanted(false)}>
        <StatusSelect
          status={invoice.invoiceStatus.code}
          onSelect={(to) => ask({ invoice, onChange, to })}
          isOpenAtFirst
        />
      </Late>
      {question !== undefined && (
        <LateChangeQuestion
          title={i18n.t('Change status')}
          question={statusQuestion(question)}
          invoice={question.invoice}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          chosenTransfer={question.transferId}
          onChooseTransfer={(transferId) =>
            ask({ ...question, transferId }, stateOf(question).effect)
          }
          onConfirm={(reason) => confirm(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

function confirm({ onChange, to, transferId }: Question, reason: string | undefined) {
  return transferId === undefined ? onChange(to, reason) : onChange(to, reason, transferId);
}

function statusQuestion({ invoice, to }: Question): string {
  return i18n.t(
    'Are you sure you want to change the payment status from {invoiceStatus} to {to}?',
    { invoiceStatus: invoice.invoiceStatus.code, to: to.code },
  );
}
