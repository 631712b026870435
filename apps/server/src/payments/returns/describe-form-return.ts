import type { FormReturn } from '@tiyin/api/types';
import { amountToWire, type MinorUnits } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, returnRequest } from '../../db/schema.ts';
import type { FormTicketRow } from '../../tickets/form-ticket.ts';
import { isOpenTicket } from '../../tickets/ticket-row.ts';
import { type ReturnRow, isReturnUnderWay } from './return-row.ts';

/**
 * `FormReturn` of the contract: the outcome of a customer's request (FORM-271). Undefined while it is open and
 * nothing stands in suspense any more, as after a booking by staff.
 */
export async function describeFormReturn(
  tx: Tx,
  { ticket, hasReceipt }: FormTicketRow,
  claimable: MinorUnits,
): Promise<FormReturn | undefined> {
  const [found] = await tx
    .select({ request: returnRequest, made: moneyReturn })
    .from(returnRequest)
    .leftJoin(moneyReturn, eq(moneyReturn.id, returnRequest.returnId))
    .where(eq(returnRequest.ticketId, ticket.id));
  if (!found) return undefined;
  const { request, made } = found;
  const { credentialLastFour: payeeLastFour } = made ?? request;
  const answer = ticket.answer === null ? {} : { answer: ticket.answer };
  if (isOpenTicket(ticket)) {
    if (claimable === 0n) return undefined;
    const date = ticket.createdAt.toISOString();
    const amount = amountToWire(claimable);
    return { status: 'REQUESTED', amount, payeeLastFour, date, ...(hasReceipt && { hasReceipt }) };
  }
  const date = (made?.statusAt ?? ticket.decidedAt ?? ticket.createdAt).toISOString();
  const amount = amountToWire(made?.amount ?? request.amount);
  return { status: made ? statusOf(made) : 'REJECTED', amount, payeeLastFour, date, ...answer };
}

function statusOf(made: ReturnRow): FormReturn['status'] {
  if (isReturnUnderWay(made)) return 'SENDING';
  return made.status === 'PAID' ? 'SENT' : 'FAILED';
}
