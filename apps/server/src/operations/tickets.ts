import type { TicketDecision } from '@tiyin/domain/tickets';
import { ProblemError } from '../problem.ts';
import { decideTicket } from '../tickets/decide-ticket.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { listTickets, readTicket } from '../tickets/read-tickets.ts';
import { expectedVersion } from './etag.ts';
import { type Handler, type HandlersOf, versioned } from './handler.ts';

/** Decides a ticket; a conflict carries its current state. */
function decide(decision: TicketDecision): Handler<'approveTicket'> {
  return async ({ headers, body: { ticketId } }, { staff }, { database, clock }) => {
    const expected = expectedVersion(headers);
    const command = { staff, ticketId, expectedVersion: expected, now: clock.now() };
    const data = await database
      .transaction((tx) => decideTicket(tx, decision, command))
      .catch(async (error: unknown) => {
        if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
        const current = await database.transaction((tx) => readTicket(tx, staff, ticketId));
        throw new ProblemError('conflict', { current });
      });
    return versioned(data);
  };
}

/** The operations of the tag tickets. */
export const ticketOperations: HandlersOf<'tickets'> = {
  async listTickets({ path: { invoiceId } }, { staff }, { database }) {
    return { data: await database.transaction((tx) => listTickets(tx, staff, invoiceId)) };
  },

  async openTicket({ body }, { staff }, { database, clock }) {
    const command = { ...body, staff, now: clock.now() };
    return versioned(await database.transaction((tx) => openTicket(tx, command)));
  },

  approveTicket: decide('approve'),
  rejectTicket: decide('reject'),
};
