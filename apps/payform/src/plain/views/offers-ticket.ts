import type { FormState } from '@tiyin/domain/payment-form';
import { isFinalTicketStatus } from '@tiyin/domain/tickets';
import type { Scene } from '../scene.ts';

/** Whether a ticket can be opened here: on Fail and while a person looks into it, one at a time (decisions 18, 32). */
export function offersTicket({ ticket }: Pick<Scene, 'ticket'>, state: FormState): boolean {
  const isOpen = ticket !== undefined && !isFinalTicketStatus(ticket.status);
  const hasTrouble = state.step === 'fail' || (state.step === 'processing' && state.needsPerson);
  return hasTrouble && !isOpen;
}
