import type { InvoiceId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { credentialKind, methodById } from '@tiyin/domain/requisites';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { supportTicket } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type Deciding, lockOpenTicket, readAnswer } from '../../tickets/decide-ticket.ts';
import { requestedPayeeOwner } from '../../tickets/describe-ticket-return.ts';
import { readTicket } from '../../tickets/read-tickets.ts';
import { type RequestedReturn, openReturnRequest } from './return-request.ts';
import { lockSource, returnableOf } from './return-source.ts';

type Approving = Deciding & {
  /** Minor units: what stood in suspense when the person decided. */
  readonly amount: MinorUnits | undefined;
  readonly secrets: Secrets;
};

/** The return that a person's approval requests. */
export type ApprovedReturn = {
  readonly invoiceId: InvoiceId;
  readonly amount: MinorUnits;
  readonly payee: { readonly credential: string; readonly bankCodeInteger?: number };
  readonly reason: string;
};

/**
 * Checks the approval of a request to return money (FORM-271), and keeps the answer to the customer; the
 * caller makes the return, which closes the ticket. Undefined for any other ticket. 403 without
 * transfer.confirm; 409 `conflict` where another amount stands in suspense than the person saw; otherwise as
 * `decideTicket` and `returnableOf`.
 */
export async function approveReturnRequest(
  tx: Tx,
  approving: Approving,
): Promise<ApprovedReturn | undefined> {
  const { staff, ticketId, secrets, amount } = approving;
  const seen = await readTicket(tx, approving, ticketId);
  if (!seen.moneyReturn) return undefined;
  if (!hasPermission(staff.permissions, 'transfer.confirm')) throw new ProblemError('forbidden');
  const invoiceId = await invoiceIdOf(tx, approving);
  const source = await lockSource(tx, { invoiceId });
  const ticket = await lockOpenTicket(tx, approving);
  const open = await openReturnRequest(tx, invoiceId);
  if (!open) throw new Error(`the ticket ${ticketId} has no request`);
  const standing = await returnableOf(tx, source);
  if (amount === undefined) throw notAllowed('/amount', 'Name the amount that is returned');
  if (amount !== standing) throw new ProblemError('conflict');
  if (standing === 0n) throw new ProblemError('not_returnable');
  const answer = readAnswer(approving.answer);
  if (answer !== undefined) {
    await tx.update(supportTicket).set({ answer }).where(eq(supportTicket.id, ticket.id));
  }
  const reason = `Requested by the customer (ticket ${ticketId})`;
  return { invoiceId, amount, payee: payeeOf(open, secrets), reason };
}

async function invoiceIdOf(tx: Tx, { ticketId }: Approving): Promise<InvoiceId> {
  const [found] = await tx
    .select({ invoiceId: supportTicket.invoiceId })
    .from(supportTicket)
    .where(eq(supportTicket.id, ticketId));
  if (!found) throw new ProblemError('not_found');
  return found.invoiceId;
}

/** As a person would type it: a phone that stands where a card may stand, too, has its plus. */
function payeeOf({ ticket, request }: RequestedReturn, secrets: Secrets) {
  const { credentialEncrypted, methodId, bankCode } = request;
  const digits = secrets.decrypt(credentialEncrypted, requestedPayeeOwner(ticket.id));
  const method = methodById(methodId);
  const isEither = method?.credential === 'card-or-phone';
  const isPhone = isEither && credentialKind(method.name, digits) === 'phone';
  return {
    credential: isPhone ? `+${digits}` : digits,
    ...(bankCode !== null && { bankCodeInteger: bankCode }),
  };
}
