import type { FormStatusAnswer } from '@tiyin/api/types';
import { claimableAmount } from '@tiyin/domain/invoices';
import { amountToWire, type MinorUnits } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { maxTicketsPerForm, showsFormTicket } from '@tiyin/domain/tickets';
import type { Tx } from '../../db/database.ts';
import {
  type FormTicketRow,
  customersTickets,
  describeFormTicket,
} from '../../tickets/form-ticket.ts';
import { isOpenTicket } from '../../tickets/ticket-row.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { describeFormReturn } from '../returns/describe-form-return.ts';
import { payeeMethodOf } from '../returns/return-request.ts';
import { liveReturnOf } from '../returns/return-row.ts';

type FollowUp = Pick<FormStatusAnswer, 'ticket' | 'returnable' | 'moneyReturn'>;

/**
 * The data that the form shows after the payment itself: the customer's ticket with its answer, the money that may be
 * requested back, and the outcome of the request (FORM-270, INVOICE-241).
 */
export async function formFollowUp(
  tx: Tx,
  row: InvoiceRow,
  received: MinorUnits,
): Promise<FollowUp> {
  if (!mayHaveTickets(row)) return {};
  const tickets = await customersTickets(tx, row.id);
  const claimable = claimableAmount({ ...row, received });
  const hasExcess = row.status === 'DONE' && claimable > 0n;
  const ticket = tickets.find((each) => each.ticket.kind === 'PROBLEM');
  const requests = tickets.filter((each) => each.ticket.kind === 'RETURN');
  const [latest] = requests;
  const moneyReturn = latest && (await describeFormReturn(tx, latest, claimable));
  const returnable = await describeReturnable(tx, row, { requests, claimable });
  return {
    ...(ticket && showsFormTicket(row.status, hasExcess) && { ticket: describeFormTicket(ticket) }),
    ...(returnable && { returnable }),
    ...(moneyReturn && { moneyReturn }),
  };
}

function mayHaveTickets({ status, flowType }: InvoiceRow): boolean {
  if (status === 'NEW' || status === 'PAYED') return false;
  return status !== 'IN_PROGRESS' || flowType === 'WITHDRAWAL';
}

type Claim = { readonly requests: readonly FormTicketRow[]; readonly claimable: MinorUnits };

async function describeReturnable(
  tx: Tx,
  row: InvoiceRow,
  { requests, claimable }: Claim,
): Promise<FollowUp['returnable']> {
  const isOpen = requests.some(({ ticket }) => isOpenTicket(ticket));
  if (claimable === 0n || isOpen || requests.length >= maxTicketsPerForm) return undefined;
  if (await liveReturnOf(tx, { invoiceId: row.id })) return undefined;
  const methodId = await payeeMethodOf(tx, { invoice: row });
  const method = methodId === undefined ? undefined : methodById(methodId);
  return (
    method && {
      amount: amountToWire(claimable),
      paymentMethodId: method.id,
      paymentMethodName: method.name,
    }
  );
}
