import type { TicketId } from '@tiyin/domain/ids';
import { amountToWire, zeroUnits } from '@tiyin/domain/money';
import { sbpBankByCode } from '@tiyin/domain/references';
import { methodById } from '@tiyin/domain/requisites';
import type { Tx } from '../db/database.ts';
import type { returnRequest } from '../db/schema.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { suspenseOf } from '../payments/invoices/suspense.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { isReturnPending } from './return-pending.ts';
import { type TicketRow, isOpenTicket } from './ticket-row.ts';

/** A request to return money as a row. */
export type ReturnRequestRow = typeof returnRequest.$inferSelect;

/** The associated data of a requested payee's card or phone: its ticket (PEOPLE-40). */
export function requestedPayeeOwner(id: TicketId): string {
  return `ticket:${id}`;
}

type Known = {
  readonly ticket: TicketRow;
  readonly request: ReturnRequestRow;
  readonly row: InvoiceRow;
};

/** `TicketReturn` of the contract: the payee in full only with `secrets`. */
export async function describeTicketReturn(
  tx: Tx,
  { ticket, request, row }: Known,
  { secrets }: { readonly secrets?: Pick<Secrets, 'decrypt'> },
) {
  const isOpen = isOpenTicket(ticket);
  const amount = isOpen ? await suspenseOf(tx, row) : request.amount;
  const isWaiting = isOpen && (await isReturnPending(tx, row.id));
  const bank = request.bankCode === null ? undefined : sbpBankByCode(request.bankCode);
  const { credentialEncrypted, credentialLastFour: payeeLastFour, returnId } = request;
  return {
    amount: amountToWire(amount > 0n ? amount : zeroUnits),
    currency: describeCurrency(row.currency),
    payeeLastFour,
    ...(secrets && {
      payee: secrets.decrypt(credentialEncrypted, requestedPayeeOwner(ticket.id)),
    }),
    ...(bank && { bankName: bank.name }),
    paymentMethodName: methodById(request.methodId)?.name ?? '',
    ...(returnId !== null && { returnId }),
    ...(isWaiting && { isApprovalPending: true }),
  };
}
