import { receiptTypes } from '@tiyin/domain/tickets';
import { Button } from '@tiyin/ui/button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLocale } from '../../locales/Locale.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import type { PlainContext } from '../plain-context.ts';
import { receiptKind } from './offers-ticket.ts';
import { description, error, form, link } from './Plain.css.ts';
import { PlainLine } from './PlainLine.tsx';

export type PlainReceiptProps = { readonly context: PlainContext };

/** The picture of the bank's receipt for an open ticket (INVOICE-240). */
export function PlainReceipt({ context }: PlainReceiptProps) {
  const { t } = useLocale();
  const problem = context.problem?.field === 'receipt' ? context.problem.text : undefined;
  return (
    <StepLayout
      footer={
        <Button variant="primary" size="lg" isWide type="submit" form="receipt-form">
          {t('receipt.send')}
        </Button>
      }
    >
      <StepHeader step="receipt" title={t('receipt.label')} takesFocus={false} />
      <form id="receipt-form" method="post" encType="multipart/form-data" className={form}>
        <input type="hidden" name="action" value="receipt" />
        <input type="hidden" name="kind" value={receiptKind(context)} />
        <input
          name="receipt"
          type="file"
          required
          accept={receiptTypes.join(',')}
          aria-label={t('receipt.label')}
          aria-describedby="receipt-words"
          {...(problem !== undefined && { 'aria-invalid': true, autoFocus: true })}
        />
        <p id="receipt-words" className={problem === undefined ? description : error}>
          {problem ?? t('receipt.hint')}
        </p>
      </form>
      <PlainLine label={t('payment_id')} value={context.init.invoiceId} isIdentifier />
      <a className={link} href={context.addressOf({ kind: 'present' })}>
        {t('ticket.cancel')}
      </a>
    </StepLayout>
  );
}
