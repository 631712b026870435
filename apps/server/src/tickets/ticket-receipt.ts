import type { InvoiceId, TicketId } from '@tiyin/domain/ids';
import { type TicketKind, receiptSizeLimit } from '@tiyin/domain/tickets';
import { eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { ticketReceipt } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { type TicketReading, readTicket } from './read-tickets.ts';
import { readReceiptType } from './read-receipt-type.ts';
import { customersTickets } from './form-ticket.ts';
import { isOpenTicket } from './ticket-row.ts';

/** Reads a file that is sent; 413 as soon as it is larger than a receipt may be. */
export async function readReceiptFile(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > receiptSizeLimit) throw new ProblemError('payload_too_large');
    read.push(chunk);
  }
  return Buffer.concat(read);
}

type Attaching = {
  readonly invoiceId: InvoiceId;
  readonly kind: TicketKind;
  readonly bytes: Buffer;
  readonly now: Date;
};

/**
 * Attaches the receipt to the open ticket of a kind of an invoice's customer (INVOICE-240), while the invoice is locked.
 * The same file again changes nothing; 409 `receipt_attached` for another one, `ticket_decided` without an
 * open ticket.
 */
export async function attachReceipt(
  tx: Tx,
  { invoiceId, kind, bytes, now }: Attaching,
): Promise<TicketId> {
  const mediaType = readReceiptType(bytes);
  const tickets = (await customersTickets(tx, invoiceId)).map(({ ticket }) => ticket);
  const ticket = tickets.find((each) => each.kind === kind && isOpenTicket(each));
  if (!ticket) throw new ProblemError('ticket_decided');
  const [known] = await tx
    .select({ bytes: ticketReceipt.bytes })
    .from(ticketReceipt)
    .where(eq(ticketReceipt.ticketId, ticket.id));
  if (known && !known.bytes.equals(bytes)) throw new ProblemError('receipt_attached');
  if (known) return ticket.id;
  await tx.insert(ticketReceipt).values({ ticketId: ticket.id, mediaType, bytes, createdAt: now });
  recordAudit(tx, {
    actor: { type: 'customer' },
    action: 'ticket.receipt_attached',
    subject: `ticket:${ticket.id}`,
    details: { mediaType, size: bytes.length },
    now,
  });
  return ticket.id;
}

const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

/** The receipt of a ticket in a person's scope, under a name of ours; audited. 404 without one. */
export async function downloadReceipt(
  tx: Tx,
  reading: TicketReading,
  ticketId: TicketId,
): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  await readTicket(tx, reading, ticketId);
  const [found] = await tx
    .select({ bytes: ticketReceipt.bytes, mediaType: ticketReceipt.mediaType })
    .from(ticketReceipt)
    .where(eq(ticketReceipt.ticketId, ticketId));
  if (!found) throw new ProblemError('not_found');
  recordAudit(tx, {
    actor: { type: 'staff', id: reading.staff.id },
    action: 'ticket.receipt_read',
    subject: `ticket:${ticketId}`,
    now: reading.now,
  });
  return { bytes: found.bytes, name: `receipt-${ticketId}.${extensions[found.mediaType]}` };
}
