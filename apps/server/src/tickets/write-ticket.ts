import type { TicketKind } from '@tiyin/domain/tickets';
import { type Actor, actorColumns } from '../actor.ts';
import { hideCardNumbers } from '../secrets/hide-card-numbers.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { supportTicket } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { notAllowed } from '../problem.ts';
import type { TicketRow } from './ticket-row.ts';

type NewTicket = {
  readonly actor: Extract<Actor, { type: 'customer' | 'staff' }>;
  readonly description: string;
  readonly kind?: TicketKind;
  readonly now: Date;
};

/**
 * The text of a description, of card numbers in it the last four digits only (API-280); 422 at `/description` if it
 * is empty.
 */
export function readDescription(text: string): string {
  const description = hideCardNumbers(text.trim());
  if (description === '') throw notAllowed('/description', 'Say what happened');
  return description;
}

/** Writes a ticket about a locked invoice, and notifies staff (PEOPLE-46). */
export async function writeTicket(tx: Tx, row: InvoiceRow, ticket: NewTicket): Promise<TicketRow> {
  const { actor, description, kind = 'PROBLEM', now } = ticket;
  const [written] = await tx
    .insert(supportTicket)
    .values({
      invoiceId: row.id,
      description,
      kind,
      status: 'NEW',
      openedBy: actorColumns(actor).actorId,
      createdAt: now,
    })
    .returning();
  if (!written) throw new Error('a ticket was not written');
  const subject = `ticket:${written.id}`;
  const details = { invoiceId: row.id };
  await notify(tx, {
    kind: 'TICKET_WAITS',
    subject,
    merchantId: row.merchantId,
    isTest: row.isTest,
    details,
    now,
  });
  recordAudit(tx, { actor, action: 'ticket.opened', subject, details, now });
  return written;
}
