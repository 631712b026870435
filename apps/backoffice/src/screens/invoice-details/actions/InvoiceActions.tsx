import type { Invoice } from '@tiyin/api/types';
import { isAmountFixed } from '@tiyin/domain/invoices';
import { Button } from '@tiyin/ui/button';
import { i18n } from '../../../texts/i18n.ts';
import type { RequestPreview } from '../change/usePreview.ts';
import { AcceptReceived, type AcceptReceivedProps } from './AcceptReceived.tsx';
import { AdvanceClock, type AdvanceClockProps } from './AdvanceClock.tsx';
import { ChangeAmount, type ChangeAmountProps } from './ChangeAmount.tsx';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import { Refund, type RefundProps } from './Refund.tsx';
import { helpingStep } from '../waiting-words.ts';
import { isAcceptable } from './is-acceptable.ts';
import { isRefundable } from './is-refundable.ts';
import { StatusChange, type StatusChangeProps } from './StatusChange.tsx';

/** The person's commands for an invoice; missing ones are not permitted. */
export interface InvoiceCommands {
  readonly onStatusChange?: StatusChangeProps['onChange'];
  readonly onAccept?: AcceptReceivedProps['onAccept'];
  /** Takes minor units; returns whether the amount was changed. */
  readonly onAmountChange?: ChangeAmountProps['onChange'];
  readonly onRefund?: RefundProps['onRefund'];
  /** Opens the return of the money that stands in suspense. */
  readonly onReturn?: () => void;
  /** Returns whether the dialog can close. */
  readonly onRetry?: () => Promise<boolean>;
  /** Returns whether the callback was enqueued. */
  readonly onSendCallback?: () => Promise<boolean>;
  /** Missing in production. */
  readonly onAdvance?: AdvanceClockProps['onAdvance'];
}

export interface InvoiceActionsProps extends InvoiceCommands {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
}

/** The buttons of an invoice (PEOPLE-31): each only where the person may, and the invoice's state allows it. */
export function InvoiceActions({ invoice, onPreview, ...commands }: InvoiceActionsProps) {
  const { onAmountChange, onRefund, onRetry, onReturn, onSendCallback, onStatusChange } = commands;
  const { code } = invoice.invoiceStatus;
  const flow = invoice.flowType.code;
  const onAccept = isAcceptable(invoice) ? commands.onAccept : undefined;
  const step = helpingStep(invoice, onAccept !== undefined);
  return (
    <>
      {onSendCallback && (
        <ConfirmedAction
          label={i18n.t('Callback')}
          title={i18n.t('Send manual callback')}
          question={i18n.t('Are you sure you want to send manual callback to merchant?')}
          onConfirm={onSendCallback}
        />
      )}
      {commands.onAdvance && <AdvanceClock onAdvance={commands.onAdvance} />}
      {onRetry && invoice.isRetryable && (
        <ConfirmedAction
          label={i18n.t('Retry')}
          title={i18n.t('Invoice retry')}
          question={retryQuestion(invoice)}
          isPrimary={step === 'retry'}
          onConfirm={onRetry}
        />
      )}
      {onAccept && (
        <AcceptReceived {...{ invoice, onAccept, onPreview }} isPrimary={step === 'accept'} />
      )}
      {onRefund && isRefundable(invoice) && <Refund {...{ invoice, onPreview, onRefund }} />}
      {onReturn && invoice.suspenseAmount !== undefined && (
        <Button variant={step === 'return' ? 'primary' : 'secondary'} onPress={onReturn}>
          {i18n.t('Return money')}
        </Button>
      )}
      {onAmountChange && !isAmountFixed(code, flow) && (
        <ChangeAmount invoice={invoice} onChange={onAmountChange} onPreview={onPreview} />
      )}
      {onStatusChange && (
        <StatusChange invoice={invoice} onChange={onStatusChange} onPreview={onPreview} />
      )}
    </>
  );
}

/** The merchant already received DECLINED, which staff must know before paying out (OFFICE-49). */
function retryQuestion({ invoiceStatus }: Invoice): string {
  const question = i18n.t('Are you sure you want to retry?');
  return invoiceStatus.code === 'DECLINED'
    ? i18n.t('{question} The merchant was notified of DECLINED.', { question })
    : question;
}
