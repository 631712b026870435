import { claimableAmount, depositTransition } from '@tiyin/domain/invoices';
import { lastFour } from '@tiyin/domain/requisites';
import { maxTicketsPerForm } from '@tiyin/domain/tickets';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { returnRequest, supportTicket } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { requestedPayeeOwner } from '../../tickets/describe-ticket-return.ts';
import { writeTicket } from '../../tickets/write-ticket.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { depositFacts, reportedTotal } from '../invoices/judge-money.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { readPayee } from '../payouts/payee.ts';
import { openReturnRequest, payeeMethodOf } from './return-request.ts';
import { liveReturnOf } from './return-row.ts';

type Requesting = {
  readonly payee: {
    readonly credential: string;
    readonly bankCodeInteger?: number | undefined;
    readonly type?: 'by_mobile';
  };
  readonly secrets: Secrets;
  readonly now: Date;
};

const customer = { type: 'customer' } as const;

/**
 * The customer of a locked invoice requests back what is not booked (FORM-270); a deposit that waits for its
 * rest stops waiting. The same payee again changes nothing. 409 `not_returnable` where nothing stands there,
 * `return_under_way` while another request is open or money is being returned, `too_many_tickets`; 422 with
 * the invalid field of the payee. Returns the invoice as it is then.
 */
export async function requestReturn(
  tx: Tx,
  row: InvoiceRow,
  { payee: given, secrets, now }: Requesting,
): Promise<InvoiceRow> {
  const amount = claimableAmount({ ...row, received: await reportedTotal(tx, row.id) });
  const open = await openReturnRequest(tx, row.id);
  const methodId = await payeeMethodOf(tx, { invoice: row });
  if (methodId === undefined || amount === 0n) throw new ProblemError('not_returnable');
  const payee = readPayee({ ...given, methodId });
  if (open) {
    const { credentialEncrypted, bankCode } = open.request;
    const known = secrets.decrypt(credentialEncrypted, requestedPayeeOwner(open.ticket.id));
    if (known === payee.credential && bankCode === payee.bankCode) return row;
    throw new ProblemError('return_under_way');
  }
  if (await liveReturnOf(tx, { invoiceId: row.id })) throw new ProblemError('return_under_way');
  if ((await countRequests(tx, row)) >= maxTicketsPerForm) {
    throw new ProblemError('too_many_tickets');
  }
  const description = 'The customer requests the money back';
  const ticket = { actor: customer, kind: 'RETURN', description, now } as const;
  const { id: ticketId } = await writeTicket(tx, row, ticket);
  const { credential } = payee;
  await tx.insert(returnRequest).values({
    ticketId,
    methodId,
    credentialEncrypted: secrets.encrypt(credential, requestedPayeeOwner(ticketId)),
    credentialLastFour: lastFour(credential),
    bankCode: payee.bankCode,
    amount,
  });
  return endWait(tx, row, now);
}

async function countRequests(tx: Tx, { id }: InvoiceRow): Promise<number> {
  const ofInvoice = and(eq(supportTicket.invoiceId, id), eq(supportTicket.kind, 'RETURN'));
  return tx.$count(supportTicket, ofInvoice);
}

/** Money that comes from now on stays in suspense, and a person decides about it. */
async function endWait(tx: Tx, row: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const requested = { type: 'return-requested' } as const;
  const [to] = depositTransition(row.status, requested, depositFacts(row, now));
  if (to === undefined) return row;
  return moveInvoice(tx, row, { to, reason: 'return_requested', actor: customer, now });
}
