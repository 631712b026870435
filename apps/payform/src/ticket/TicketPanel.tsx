import type { FormTicket } from '@tiyin/api/types';
import { isFinalTicketStatus } from '@tiyin/domain/tickets';
import { Banner } from '@tiyin/ui/banner';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { useCallback, useState } from 'react';
import { useLocale } from '../locales/Locale.tsx';
import { LateReceiptUpload } from './LateReceiptUpload.tsx';
import { panel } from './TicketPanel.css.ts';
import { useTicketDesk } from './TicketProvider.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useTicketForm } from './use-ticket-form.ts';

const isOpen = (ticket: FormTicket | undefined): boolean =>
  ticket !== undefined && !isFinalTicketStatus(ticket.status);

/**
 * The way to support from Fail and from a payment that a person looks into (FORM-62): a button, the form behind
 * it, and the ticket once it is open, also after a reload.
 */
export function TicketPanel() {
  const { t } = useLocale();
  const { ticket, isWriting, isReturning, returnable, change } = useTicketDesk();
  const [hasWritten, setWritten] = useState(isWriting);
  if (isWriting && !hasWritten) setWritten(true);
  const canWrite = !isOpen(ticket);
  useKeptDraft(canWrite);
  const { Form, isLost } = useTicketForm(canWrite);
  const isComing = isWriting && Form === undefined;
  // One thing to enter at a time.
  if (isReturning && returnable !== undefined) return null;
  return (
    <div className={panel}>
      {ticket !== undefined && !isWriting && (
        <TicketNews ticket={ticket} takesFocus={!canWrite && hasWritten} />
      )}
      {isWriting && Form !== undefined && <Form />}
      {isComing && isLost && (
        <Banner tone="warning" isNews>
          {t('connection.lost')}
        </Banner>
      )}
      {canWrite && (!isWriting || isComing) && (
        <ActionButton
          variant="secondary"
          autoFocus={hasWritten}
          onPress={() => change({ isWriting: true })}
        >
          {t(isComing ? 'in_progress' : 'ticket.write')}
        </ActionButton>
      )}
    </div>
  );
}

type TicketNewsProps = { readonly ticket: FormTicket; readonly takesFocus: boolean };

function TicketNews({ ticket, takesFocus }: TicketNewsProps) {
  const { t } = useLocale();
  const { change } = useTicketDesk();
  const takeTicket = useCallback((attached: FormTicket) => change({ ticket: attached }), [change]);
  const isWaiting = isOpen(ticket);
  const [tone, key] = isWaiting
    ? (['success', 'ticket.open'] as const)
    : (['neutral', 'ticket.closed'] as const);
  const { answer } = ticket;
  return (
    <>
      <div tabIndex={-1} ref={takesFocus ? takeFocus : null}>
        <Banner tone={tone} isNews={answer !== undefined}>
          {t(key, { id: String(ticket.id) })}
          {answer !== undefined && <p>{t('support.answer', { answer })}</p>}
          {ticket.hasReceipt === true && <p role="status">{t('receipt.attached')}</p>}
        </Banner>
      </div>
      {isWaiting && ticket.hasReceipt !== true && (
        <LateReceiptUpload kind="PROBLEM" onAttached={takeTicket} />
      )}
    </>
  );
}

/* The pressed button was removed: the confirmation gets the focus and is read. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();
