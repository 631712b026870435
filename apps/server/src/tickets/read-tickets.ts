import type { InvoiceId, TicketId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, desc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, person, returnRequest, supportTicket, ticketReceipt } from '../db/schema.ts';
import { auditCredentialRead } from '../payments/accounts/credential.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeTicketReturn } from './describe-ticket-return.ts';
import { describeTicket, isOpenTicket } from './ticket-row.ts';

/** A person who reads tickets. */
export type TicketReading = {
  readonly staff: Staff;
  readonly secrets: Pick<Secrets, 'decrypt'>;
  readonly now: Date;
};

/** Tickets about invoices in a person's scope that satisfy a condition, newest first. */
async function readTickets(tx: Tx, { staff, secrets, now }: TicketReading, condition: SQL) {
  const rows = await tx
    .select({
      ticket: supportTicket,
      opener: person,
      invoice,
      request: returnRequest,
      receipt: {
        mediaType: ticketReceipt.mediaType,
        size: sql<number>`octet_length(${ticketReceipt.bytes})`,
      },
    })
    .from(supportTicket)
    .innerJoin(invoice, eq(invoice.id, supportTicket.invoiceId))
    .leftJoin(person, eq(person.id, supportTicket.openedBy))
    .leftJoin(ticketReceipt, eq(ticketReceipt.ticketId, supportTicket.id))
    .leftJoin(returnRequest, eq(returnRequest.ticketId, supportTicket.id))
    .where(and(condition, inScope(staff, invoice.merchantId)))
    .orderBy(desc(supportTicket.id));
  const mayRead = hasPermission(staff.permissions, 'invoice.credentials.read');
  const isWhole = (ticket: (typeof rows)[number]['ticket']) => mayRead && isOpenTicket(ticket);
  const shown = rows.find(({ ticket, request }) => request && isWhole(ticket));
  if (shown) await auditCredentialRead(tx, { staff, of: { invoiceId: shown.invoice.id }, now });
  return Promise.all(
    rows.map(async ({ ticket, opener, request, receipt, invoice: row }) => ({
      ...describeTicket(ticket, opener),
      ...(receipt && { receipt }),
      ...(request && {
        moneyReturn: await describeTicketReturn(
          tx,
          { ticket, request, row },
          {
            ...(isWhole(ticket) && { secrets }),
          },
        ),
      }),
    })),
  );
}

/** The tickets of an invoice in a person's scope, newest first (INVOICE-50): 404 beyond it. */
export async function listTickets(tx: Tx, reading: TicketReading, invoiceId: InvoiceId) {
  const [visible] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(reading.staff, invoice.merchantId)));
  if (!visible) throw new ProblemError('not_found');
  return readTickets(tx, reading, eq(supportTicket.invoiceId, invoiceId));
}

/** One ticket in a person's scope: 404 beyond it. */
export async function readTicket(tx: Tx, reading: TicketReading, id: TicketId) {
  const [found] = await readTickets(tx, reading, eq(supportTicket.id, id));
  if (!found) throw new ProblemError('not_found');
  return found;
}
