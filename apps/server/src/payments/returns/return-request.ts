import type { InvoiceId, MethodId, PersonId, ReturnId } from '@tiyin/domain/ids';
import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, returnRequest, supportTicket } from '../../db/schema.ts';
import { closeTicket } from '../../tickets/decide-ticket.ts';
import type { ReturnRequestRow } from '../../tickets/describe-ticket-return.ts';
import type { TicketRow } from '../../tickets/ticket-row.ts';
import { type LockedSource, accountOf } from './return-source.ts';

/** A customer's request to return money, with its ticket (FORM-270). */
export type RequestedReturn = { readonly ticket: TicketRow; readonly request: ReturnRequestRow };

/** The open request of an invoice; there is at most one. */
export async function openReturnRequest(
  tx: Tx,
  invoiceId: InvoiceId,
): Promise<RequestedReturn | undefined> {
  const [found] = await tx
    .select({ ticket: supportTicket, request: returnRequest })
    .from(returnRequest)
    .innerJoin(supportTicket, eq(supportTicket.id, returnRequest.ticketId))
    .where(
      and(
        eq(supportTicket.invoiceId, invoiceId),
        inArray(supportTicket.status, ['NEW', 'IN_WORK', 'PENDING']),
      ),
    );
  return found;
}

/** The method by which money of an invoice can be given back; undefined if it came to no account of ours. */
export async function payeeMethodOf(tx: Tx, source: LockedSource): Promise<MethodId | undefined> {
  const accountId = await accountOf(tx, source);
  if (accountId === undefined) return undefined;
  const [account] = await tx
    .select({ methodId: paymentAccount.methodId })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId));
  return account?.methodId;
}

type Fulfilling = {
  readonly invoiceId: InvoiceId;
  readonly returnId: ReturnId;
  readonly personId: PersonId;
  readonly now: Date;
};

/**
 * A return of all that stands in suspense for a locked invoice fulfils its customer's open request, also where
 * staff made it on their own.
 */
export async function fulfilReturnRequest(
  tx: Tx,
  { invoiceId, returnId, personId, now }: Fulfilling,
): Promise<void> {
  const open = await openReturnRequest(tx, invoiceId);
  if (!open) return;
  const { ticket } = open;
  await tx.update(returnRequest).set({ returnId }).where(eq(returnRequest.ticketId, ticket.id));
  await closeTicket(tx, ticket, { decision: 'approve', personId, now });
}
