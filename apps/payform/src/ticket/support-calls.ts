import type { FormReturn, FormReturnable, FormStatusAnswer, FormTicket } from '@tiyin/api/types';
import type { TicketKind } from '@tiyin/domain/tickets';
import type { Completion, FormCalls } from '../form/form-calls.ts';
import type { Outcome } from '../form/outcome.ts';

/**
 * Sends the customer's text; it never rejects. The same text does not open a second ticket
 * (FORM-62).
 */
export type SendTicket = (description: string, signal: AbortSignal) => Promise<Outcome<FormTicket>>;

/** The calls for what follows a payment. They never reject. */
export type SupportCalls = Pick<FormCalls, 'banks'> & {
  readonly send: SendTicket;
  /** Attaches a receipt to the open ticket of a kind (INVOICE-240, FORM-420). */
  readonly attach: (
    file: Blob,
    kind: TicketKind,
    signal: AbortSignal,
  ) => Promise<Outcome<FormTicket>>;
  /** Requests the money back that is not booked (FORM-270). */
  readonly requestReturn: (
    payee: Completion,
    signal: AbortSignal,
  ) => Promise<Outcome<FormStatusAnswer>>;
};

/** The server's data of a payment besides its status. */
export type FollowUp = {
  readonly ticket?: FormTicket | undefined;
  readonly returnable?: FormReturnable | undefined;
  readonly moneyReturn?: FormReturn | undefined;
};
