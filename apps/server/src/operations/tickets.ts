import { moneyReturn } from '../approval-kinds/money-return.ts';
import { holdChanges } from '../approvals/hold-changes.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { approveReturnRequest } from '../payments/returns/approve-request.ts';
import { amountFromWire } from '@tiyin/domain/money';
import { ProblemError } from '../problem.ts';
import { decideTicket } from '../tickets/decide-ticket.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { listTickets, readTicket } from '../tickets/read-tickets.ts';
import { downloadReceipt } from '../tickets/ticket-receipt.ts';
import type { ServerContext } from '../context.ts';
import type { StaffCaller } from './caller.ts';
import { expectedVersion } from './etag.ts';
import { AttachedFile, type Handler, type HandlersOf, pending, versioned } from './handler.ts';

type Input = Parameters<Handler<'approveTicket'>>[0];

function commandOf({ headers, body }: Input, { staff }: StaffCaller, context: ServerContext) {
  const { secrets, clock } = context;
  const expected = expectedVersion(headers);
  return { ...body, staff, expectedVersion: expected, secrets, now: clock.now() };
}

/** Runs a decision; a conflict carries the current state of the ticket. */
async function withCurrent<T>(
  command: ReturnType<typeof commandOf>,
  { database }: ServerContext,
  decide: () => Promise<T>,
): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
    const current = await database.transaction((tx) => readTicket(tx, command, command.ticketId));
    throw new ProblemError('conflict', { current });
  }
}

/** The operations of the tag tickets. */
export const ticketOperations: HandlersOf<'tickets'> = {
  async listTickets({ path: { invoiceId } }, { staff }, { database, secrets, clock }) {
    const reading = { staff, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => listTickets(tx, reading, invoiceId)) };
  },

  async openTicket({ body }, { staff }, { database, secrets, clock }) {
    const command = { ...body, staff, secrets, now: clock.now() };
    return versioned(await database.transaction((tx) => openTicket(tx, command)));
  },

  async approveTicket(input, caller, context) {
    const command = commandOf(input, caller, context);
    const { database } = context;
    const { amount } = command;
    const approving = {
      ...command,
      amount: amount === undefined ? amount : amountFromWire(amount),
    };
    return withCurrent(command, context, () =>
      database.transaction(async (tx) => {
        await holdChanges(tx);
        const approved = await approveReturnRequest(tx, approving);
        if (!approved) return versioned(await decideTicket(tx, 'approve', command));
        const { invoiceId, payee, reason } = approved;
        const payload = { invoiceId, payee, amount: String(approved.amount) };
        const change = { ...command, payload, reason, expectedVersion: undefined };
        const outcome = await makeOrRequest(tx, moneyReturn, change);
        if ('approval' in outcome) return pending(outcome.approval);
        return versioned(await readTicket(tx, command, command.ticketId));
      }),
    );
  },

  async rejectTicket(input, caller, context) {
    const command = commandOf(input, caller, context);
    const { database } = context;
    return withCurrent(command, context, async () =>
      versioned(await database.transaction((tx) => decideTicket(tx, 'reject', command))),
    );
  },

  async downloadTicketReceipt({ path: { ticketId } }, { staff }, { database, secrets, clock }) {
    const reading = { staff, secrets, now: clock.now() };
    const file = await database.transaction((tx) => downloadReceipt(tx, reading, ticketId));
    return new AttachedFile(file.bytes, file.name);
  },
};
