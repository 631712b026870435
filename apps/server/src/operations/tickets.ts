import type {
  ApproveTicketData,
  ListTicketsData,
  OpenTicketRequest,
  TicketAnswer,
  TicketDecisionRequest,
  TicketListAnswer,
} from '@tiyin/api/types';
import type { TicketDecision } from '@tiyin/domain/tickets';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { decideTicket } from '../tickets/decide-ticket.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { listTickets, readTicket } from '../tickets/read-tickets.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag tickets. */
export function ticketOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request): Promise<TicketListAnswer> => {
    const { staff } = signedIn(request);
    const { invoiceId } = validated<ListTicketsData['path']>(request, 'params');
    return { data: await database.transaction((tx) => listTickets(tx, staff, invoiceId)) };
  };

  const open: OperationHandler = async (request, reply): Promise<TicketAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<OpenTicketRequest>(request, 'body');
    const question = { ...body, staff, now: clock.now() };
    const data = await database.transaction((tx) => openTicket(tx, question));
    reply.code(201).header('etag', etagOf(data.version));
    return { data };
  };

  const decide =
    (decision: TicketDecision): OperationHandler =>
    async (request, reply): Promise<TicketAnswer> => {
      const { staff } = signedIn(request);
      const { ticketId } = validated<TicketDecisionRequest>(request, 'body');
      const headers = validated<NonNullable<ApproveTicketData['headers']>>(request, 'headers');
      const expected = expectedVersion(headers);
      const order = { staff, ticketId, expectedVersion: expected, now: clock.now() };
      const data = await database
        .transaction((tx) => decideTicket(tx, decision, order))
        .catch(async (error: unknown) => {
          if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
          const current = await database.transaction((tx) => readTicket(tx, staff, ticketId));
          throw new ProblemError('conflict', { current });
        });
      reply.header('etag', etagOf(data.version));
      return { data };
    };

  return {
    listTickets: list,
    openTicket: open,
    approveTicket: decide('approve'),
    rejectTicket: decide('reject'),
  };
}
