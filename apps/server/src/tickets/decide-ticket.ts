import type { TicketId } from '@tiyin/domain/ids';
import { type TicketDecision, decidedTicketStatus } from '@tiyin/domain/tickets';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { supportTicket } from '../db/schema.ts';
import { resolve } from '../notifications/notify.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { readTicket } from './read-tickets.ts';
import { type TicketRow, isOpenTicket } from './ticket-row.ts';

/** A person decides about a ticket. */
export type Deciding = {
  readonly staff: Staff;
  readonly ticketId: TicketId;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Decides a ticket (INVOICE-48): approve makes it SOLVED, reject REJECTED, and neither touches the
 * invoice or its money. Its notification is closed (PEOPLE-46). 404 out of the person's scope, 409
 * `conflict` when the version is stale, 409 `ticket_decided` when it is final.
 */
export async function decideTicket(
  tx: Tx,
  decision: TicketDecision,
  { staff, ticketId, expectedVersion, now }: Deciding,
) {
  // Read first: an invoice out of the person's scope does not exist for them.
  await readTicket(tx, staff, ticketId);
  const row = await lockTicket(tx, ticketId);
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  if (!isOpenTicket(row)) throw new ProblemError('ticket_decided');
  const status = decidedTicketStatus(decision);
  const version = row.version + 1;
  await tx
    .update(supportTicket)
    .set({ status, version, decidedAt: now, decidedBy: staff.id })
    .where(eq(supportTicket.id, ticketId));
  const subject = `ticket:${ticketId}`;
  await resolve(tx, subject, now);
  const actor = { type: 'staff', id: staff.id } as const;
  const details = { from: row.status, to: status, invoiceId: row.invoiceId };
  recordAudit(tx, { actor, action: 'ticket.decided', subject, details, now });
  return readTicket(tx, staff, ticketId);
}

async function lockTicket(tx: Tx, id: TicketId): Promise<TicketRow> {
  const [row] = await tx.select().from(supportTicket).where(eq(supportTicket.id, id)).for('update');
  if (!row) throw new ProblemError('not_found');
  return row;
}
