import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceEvent, returnRequest, supportTicket } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { requestedPayeeOwner } from '../../tickets/describe-ticket-return.ts';
import { type ReturnRow, returnPayeeOwner } from './return-row.ts';
import { type ReturnSource, isReportedByHand } from './return-source.ts';

type Made = {
  readonly row: Pick<ReturnRow, 'bankCode' | 'credentialEncrypted' | 'id'>;
  readonly secrets: Pick<Secrets, 'decrypt'>;
};

/**
 * Whether any rule asks for a second person (PEOPLE-505, PEOPLE-570): one person could otherwise take a customer's
 * money away from its merchant and name the payee. Before it is made, that of a customer's request counts as named.
 */
export async function isGuardedReturn(tx: Tx, source: ReturnSource, made?: Made): Promise<boolean> {
  if (await isReportedByHand(tx, source)) return true;
  if (!('invoiceId' in source)) return false;
  const { invoiceId } = source;
  return (await isChangedByPerson(tx, invoiceId)) || !(await isNamedPayee(tx, invoiceId, made));
}

async function isChangedByPerson(tx: Tx, id: InvoiceId): Promise<boolean> {
  const [row] = await tx
    .select({ wasMovedByPerson: invoice.wasMovedByPerson })
    .from(invoice)
    .where(eq(invoice.id, id));
  if (row?.wasMovedByPerson) return true;
  const [changed] = await tx
    .select({ id: invoiceEvent.id })
    .from(invoiceEvent)
    .where(and(eq(invoiceEvent.invoiceId, id), eq(invoiceEvent.code, 'amount_changed')))
    .limit(1);
  return changed !== undefined;
}

/** Whether the customer requested the money for this card or phone, on the form. */
async function isNamedPayee(
  tx: Tx,
  invoiceId: InvoiceId,
  made: Made | undefined,
): Promise<boolean> {
  const requests = await tx
    .select()
    .from(returnRequest)
    .innerJoin(supportTicket, eq(supportTicket.id, returnRequest.ticketId))
    .where(eq(supportTicket.invoiceId, invoiceId));
  if (!made) return requests.length > 0;
  const { row, secrets } = made;
  const payee = secrets.decrypt(row.credentialEncrypted, returnPayeeOwner(row.id));
  return requests.some(({ return_request: { ticketId, credentialEncrypted, bankCode } }) => {
    const named = secrets.decrypt(credentialEncrypted, requestedPayeeOwner(ticketId));
    return named === payee && bankCode === row.bankCode;
  });
}
