export {
  canOpenFormTicket,
  decidedTicketStatus,
  maxTicketsPerForm,
  showsFormTicket,
  type TicketDecision,
  ticketDescriptionLimit,
} from './ticket-rules.ts';
export {
  isFinalTicketStatus,
  type TicketStatus,
  type TicketStatusCode,
  ticketStatusByCode,
  ticketStatuses,
  ticketStatusTone,
} from './ticket-status.ts';
