import type { PersonId, TicketId } from '@tiyin/domain/ids';
import {
  type TicketDecision,
  decidedTicketStatus,
  ticketAnswerLength,
} from '@tiyin/domain/tickets';
import { eq } from '../db/drizzle.ts';
import { changedFacts } from '../audit/facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { supportTicket } from '../db/schema.ts';
import { resolve } from '../notifications/notify.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { type TicketReading, readTicket } from './read-tickets.ts';
import { isReturnPending } from './return-pending.ts';
import { type TicketRow, isOpenTicket } from './ticket-row.ts';

/** A person decides about a ticket. */
export type Deciding = TicketReading & {
  readonly ticketId: TicketId;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  /** For the customer (INVOICE-241). */
  readonly answer?: string | undefined;
};

/**
 * Decides a ticket (INVOICE-48): approve makes it SOLVED, reject REJECTED, and neither touches the
 * invoice or its money. Its notification is closed (PEOPLE-46). 404 out of the person's scope, 409
 * `conflict` when the version is stale, 409 `ticket_decided` when it is final. A request to return money is
 * rejected with an answer, 422 without one, and not while its approval is pending, 409 `approval_pending`.
 */
export async function decideTicket(tx: Tx, decision: TicketDecision, deciding: Deciding) {
  const { staff, ticketId, now } = deciding;
  // Read first: an invoice out of the person's scope does not exist for them.
  await readTicket(tx, deciding, ticketId);
  const row = await lockOpenTicket(tx, deciding);
  const answer = readAnswer(deciding.answer);
  if (row.kind === 'RETURN') {
    if (answer === undefined) throw notAllowed('/answer', 'Say why the money is not returned');
    if (await isReturnPending(tx, row.invoiceId)) throw new ProblemError('approval_pending');
  }
  await closeTicket(tx, row, { decision, personId: staff.id, answer, now });
  return readTicket(tx, deciding, ticketId);
}

/** Locks a ticket that waits for a decision; 409 `conflict` and `ticket_decided`. */
export async function lockOpenTicket(
  tx: Tx,
  { ticketId, expectedVersion }: Pick<Deciding, 'ticketId' | 'expectedVersion'>,
): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(supportTicket)
    .where(eq(supportTicket.id, ticketId))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  if (!isOpenTicket(row)) throw new ProblemError('ticket_decided');
  return row;
}

/** An answer as it is stored, without the blanks around it. 422 `/answer` where too little is left. */
export function readAnswer(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const answer = given.trim();
  const { min, max } = ticketAnswerLength;
  // In code points, as the `maxLength` of the contract counts.
  const { length } = Array.from(answer);
  if (length >= min && length <= max) return answer;
  throw notAllowed('/answer', `An answer has ${min} to ${max} characters`);
}

type Closing = {
  readonly decision: TicketDecision;
  readonly personId: PersonId;
  readonly answer?: string | undefined;
  readonly now: Date;
};

/** Closes a locked open ticket; an answer that it has already stays. */
export async function closeTicket(
  tx: Tx,
  row: TicketRow,
  { decision, personId, answer = row.answer ?? undefined, now }: Closing,
): Promise<void> {
  const status = decidedTicketStatus(decision);
  await tx
    .update(supportTicket)
    .set({
      status,
      version: row.version + 1,
      decidedAt: now,
      decidedBy: personId,
      answer: answer ?? null,
    })
    .where(eq(supportTicket.id, row.id));
  const subject = `ticket:${row.id}`;
  await resolve(tx, subject, now);
  const actor = { type: 'staff', id: personId } as const;
  recordAudit(tx, {
    actor,
    action: 'ticket.decided',
    subject,
    ...changedFacts({ status: row.status, answer: row.answer }, { status, answer: answer ?? null }),
    details: { invoiceId: row.invoiceId },
    now,
  });
}
