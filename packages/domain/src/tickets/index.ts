export {
  isFinalTicketStatus,
  type TicketStatus,
  type TicketStatusCode,
  ticketStatuses,
  ticketStatusTone,
} from './ticket-status.ts';
