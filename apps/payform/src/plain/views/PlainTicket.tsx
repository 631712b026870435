import type { FormState } from '@tiyin/domain/payment-form';
import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLocale } from '../../locales/Locale.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import type { PlainContext } from '../plain-context.ts';
import { offersTicket, receiptKind } from './offers-ticket.ts';
import { link } from './Plain.css.ts';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';

/** A message to support (FORM-62). */
export function PlainTicket({ context }: { readonly context: PlainContext }) {
  const { t } = useLocale();
  return (
    <StepLayout
      footer={
        <Button variant="primary" size="lg" isWide type="submit" form="ticket-form">
          {t('ticket.send')}
        </Button>
      }
    >
      <StepHeader step="ticket" title={t('ticket.write')} takesFocus={false} />
      <PlainForm id="ticket-form" action="ticket">
        <PlainField
          context={context}
          name="description"
          label={t('ticket.label')}
          description={t('ticket.hint')}
          lines={6}
          maxLength={ticketDescriptionLimit}
        />
      </PlainForm>
      <PlainLine label={t('payment_id')} value={context.init.invoiceId} isIdentifier />
      <a className={link} href={context.addressOf({ kind: 'present' })}>
        {t('ticket.cancel')}
      </a>
    </StepLayout>
  );
}

/** The status of the customer's ticket, and the link to write one. */
export function PlainTicketNews({
  context,
  state,
}: {
  readonly context: PlainContext;
  readonly state: FormState;
}) {
  const { t } = useLocale();
  const { ticket, addressOf } = context;
  const canWrite = offersTicket(context, state);
  return (
    <>
      {ticket !== undefined && (
        <Banner tone={canWrite ? 'neutral' : 'success'}>
          {t(canWrite ? 'ticket.closed' : 'ticket.open', { id: String(ticket.id) })}
          {ticket.answer !== undefined && <p>{t('support.answer', { answer: ticket.answer })}</p>}
          {ticket.hasReceipt === true && <p>{t('receipt.attached')}</p>}
        </Banner>
      )}
      {receiptKind(context) === 'PROBLEM' && (
        <a className={link} href={addressOf({ kind: 'receipt' })}>
          {t('receipt.label')}
        </a>
      )}
      {canWrite && (
        <a className={link} href={addressOf({ kind: 'ticket' })}>
          {t('ticket.write')}
        </a>
      )}
    </>
  );
}
