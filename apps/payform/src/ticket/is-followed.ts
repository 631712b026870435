import { isFinalTicketStatus } from '@tiyin/domain/tickets';
import type { FollowUp } from './support-calls.ts';

/** Whether staff may still change what the page shows: an open ticket, or a return on its way (FORM-272). */
export function isFollowed({ ticket, returnable, moneyReturn }: FollowUp): boolean {
  const isOpen = ticket !== undefined && !isFinalTicketStatus(ticket.status);
  const isMoving = moneyReturn?.status === 'REQUESTED' || moneyReturn?.status === 'SENDING';
  return isOpen || isMoving || returnable !== undefined;
}
