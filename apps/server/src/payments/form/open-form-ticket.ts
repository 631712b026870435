import type { FormId } from '@tiyin/domain/ids';
import { canOpenFormTicket, maxTicketsPerForm } from '@tiyin/domain/tickets';
import type { Tx } from '../../db/database.ts';
import { checkSupportCode } from './check-support-code.ts';
import { openForm } from './form-row.ts';
import { reportedTotal } from '../invoices/judge-money.ts';
import { ProblemError } from '../../problem.ts';
import { customersTickets, describeFormTicket } from '../../tickets/form-ticket.ts';
import { isOpenTicket } from '../../tickets/ticket-row.ts';
import { readDescription, writeTicket } from '../../tickets/write-ticket.ts';

type Trouble = {
  readonly formId: FormId;
  readonly description: string;
  readonly supportCode: string;
  readonly now: Date;
};

/**
 * Opens the customer's ticket (FORM-62). One ticket of a form is open at a time, and a text that
 * was sent before has its ticket already: a double press, a retry and a second tab open one. 403
 * `support_code_wrong`, 409 `ticket_not_needed` once the money arrived, 409 `too_many_tickets`.
 */
export async function openFormTicket(tx: Tx, trouble: Trouble) {
  const { form, invoice } = await openForm(tx, trouble.formId, trouble.now);
  await checkSupportCode(form, trouble.supportCode);
  const description = readDescription(trouble.description);
  const all = await customersTickets(tx, invoice.id);
  const known = all.filter(({ ticket }) => ticket.kind === 'PROBLEM');
  const existing =
    known.find(({ ticket }) => isOpenTicket(ticket)) ??
    known.find(({ ticket }) => ticket.description === description);
  if (existing) return describeFormTicket(existing);
  const hasExcess = (await reportedTotal(tx, invoice.id)) > invoice.amount;
  if (!canOpenFormTicket(invoice.status, hasExcess)) throw new ProblemError('ticket_not_needed');
  if (known.length >= maxTicketsPerForm) throw new ProblemError('too_many_tickets');
  const actor = { type: 'customer' } as const;
  const ticket = await writeTicket(tx, invoice, { actor, description, now: trouble.now });
  return describeFormTicket({ ticket, hasReceipt: false });
}
