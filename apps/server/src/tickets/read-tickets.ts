import type { InvoiceId, TicketId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, desc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, person, returnRequest, supportTicket, ticketReceipt } from '../db/schema.ts';
import { auditCredentialRead } from '../payments/accounts/credential.ts';
import { type CustomerKey, ofCustomer } from '../payments/invoices/read-customer.ts';
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

/** A choice of tickets about invoices. */
type Choice = {
  readonly where: SQL | undefined;
  /** Default: all. */
  readonly limit?: number;
  /** Numbers of payees are shown in part to everybody. */
  readonly isMasked?: boolean;
};

/** Tickets about invoices in a person's scope with the ids of their invoices, newest first. */
async function readTickets(tx: Tx, { staff, secrets, now }: TicketReading, choice: Choice) {
  const query = tx
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
    .where(and(choice.where, inScope(staff, invoice.merchantId)))
    .orderBy(desc(supportTicket.id));
  const rows = await (choice.limit === undefined ? query : query.limit(choice.limit));
  const mayRead =
    choice.isMasked !== true && hasPermission(staff.permissions, 'invoice.credentials.read');
  const isWhole = (ticket: (typeof rows)[number]['ticket']) => mayRead && isOpenTicket(ticket);
  const shown = rows.find(({ ticket, request }) => request && isWhole(ticket));
  if (shown) await auditCredentialRead(tx, { staff, of: { invoiceId: shown.invoice.id }, now });
  return Promise.all(
    rows.map(async ({ ticket, opener, request, receipt, invoice: row }) => ({
      invoiceId: row.id,
      ticket: {
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
      },
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
  const found = await readTickets(tx, reading, { where: eq(supportTicket.invoiceId, invoiceId) });
  return found.map(({ ticket }) => ticket);
}

/** Of one customer. */
const maxCustomerTickets = 100;

/**
 * The newest tickets about the invoices of a customer, in test or production as the person chose (INVOICE-452). The
 * whole number of a payee is read on the page of its invoice, so that the audit names the invoice.
 */
export function listCustomerTickets(tx: Tx, reading: TicketReading, customer: CustomerKey) {
  const { staff } = reading;
  return readTickets(tx, reading, {
    where: and(ofCustomer(staff, customer), eq(invoice.isTest, staff.testDashboard)),
    limit: maxCustomerTickets,
    isMasked: true,
  });
}

/** One ticket in a person's scope: 404 beyond it. */
export async function readTicket(tx: Tx, reading: TicketReading, id: TicketId) {
  const [found] = await readTickets(tx, reading, { where: eq(supportTicket.id, id) });
  if (!found) throw new ProblemError('not_found');
  return found.ticket;
}
