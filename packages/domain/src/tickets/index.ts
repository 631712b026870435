export {
  canOpenFormTicket,
  decidedTicketStatus,
  isFinalTicketStatus,
  maxTicketsPerForm,
  showsFormTicket,
  type TicketDecision,
  ticketDescriptionLimit,
} from './ticket-rules.ts';
export {
  type TicketStatus,
  type TicketStatusCode,
  ticketStatusByCode,
  ticketStatuses,
  ticketStatusTone,
} from './ticket-status.ts';
