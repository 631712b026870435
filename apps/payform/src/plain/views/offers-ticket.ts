import { moneyDifference } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { type TicketKind, isFinalTicketStatus } from '@tiyin/domain/tickets';
import { offersHelp } from '../../steps/processing/processing-note.ts';
import { awaitsReceipt } from '../../steps/return/awaits-receipt.ts';
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

/**
 * The open ticket that a receipt can be attached to, the request for a return first; undefined where each has one
 * (INVOICE-240, FORM-420).
 */
export function receiptKind({
  ticket,
  moneyReturn,
}: Pick<PlainContext, 'moneyReturn' | 'ticket'>): TicketKind | undefined {
  if (moneyReturn && awaitsReceipt(moneyReturn)) return 'RETURN';
  return isOpen(ticket) && ticket?.hasReceipt !== true ? 'PROBLEM' : undefined;
}
