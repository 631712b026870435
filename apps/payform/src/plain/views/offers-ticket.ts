import { moneyDifference } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { isFinalTicketStatus } from '@tiyin/domain/tickets';
import { offersHelp } from '../../steps/processing/processing-note.ts';
import type { PlainContext } from '../plain-context.ts';

/**
 * Whether a ticket can be opened here: on Fail, while a person looks into it or it takes too long, where
 * too much was paid, one at a time (FORM-62).
 */
export function offersTicket(
  { ticket, nowMs }: Pick<PlainContext, 'ticket' | 'nowMs'>,
  state: FormState,
): boolean {
  const hasTrouble =
    state.step === 'fail' ||
    (state.step === 'processing' && offersHelp(state, nowMs)) ||
    (state.step === 'success' && moneyDifference(state) !== undefined);
  return hasTrouble && !isOpen(ticket);
}

const isOpen = (ticket: PlainContext['ticket']): boolean =>
  ticket !== undefined && !isFinalTicketStatus(ticket.status);

/** Whether a receipt can be attached: to an open ticket that has none (INVOICE-240). */
export const awaitsReceipt = (ticket: PlainContext['ticket']): boolean =>
  isOpen(ticket) && ticket?.hasReceipt !== true;
