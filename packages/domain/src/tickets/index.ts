export {
  canOpenFormTicket,
  decidedTicketStatus,
  isFinalTicketStatus,
  maxTicketsPerForm,
  showsFormTicket,
  receiptSizeLimit,
  type ReceiptType,
  receiptTypes,
  ticketAnswerLength,
  type TicketDecision,
  ticketDescriptionLimit,
  type TicketKind,
  ticketKinds,
} from './ticket-rules.ts';
export {
  type TicketStatus,
  type TicketStatusCode,
  ticketStatusByCode,
  ticketStatuses,
  ticketStatusTone,
} from './ticket-status.ts';
