import type { FormId } from '@tiyin/domain/ids';
import { refundFormMs } from '@tiyin/domain/invoices';
import { type MinorUnits, isLessMoney, money } from '@tiyin/domain/money';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createRefundInvoice } from '../invoices/create-refund.ts';
import { appendEvent } from '../invoices/events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { requireRefundable } from '../invoices/refunded.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import { beginWithdrawal } from '../withdrawals/begin-withdrawal.ts';
import { type RefundPayee, readRefundPayee } from './refund-payee.ts';
import { writeRefundForm } from './refund-form.ts';

/** A request to give a deposit back, by staff or by its merchant. */
export type RefundRequest = {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly reason: string;
  /** Without one, the customer names it on a form. */
  readonly payee: RefundPayee | undefined;
  readonly merchantInvoiceId?: string | undefined;
  readonly actor: Actor;
  readonly secrets: Secrets;
  /** The origin of the addresses of forms. */
  readonly publicUrl: string;
  readonly now: Date;
};

/** A refund, and its customer's form if the payee is not known. */
export type Refund = { readonly row: InvoiceRow; readonly formId?: FormId };

/**
 * Gives a locked deposit back, in part or whole: a withdrawal without a fee, drawn on the merchant's
 * balance (INVOICE-230). With a payee it is reserved and sent at once; without one its customer names
 * it on a form within 7 days (INVOICE-231). 409 `not_refundable`, `refund_exceeds_deposit`; 422
 * `insufficient_funds`, or the field of the payee. Nothing is made then.
 */
export async function refundDeposit(
  tx: Tx,
  deposit: InvoiceRow,
  request: RefundRequest,
): Promise<Refund> {
  const { amount, reason, actor, now } = request;
  await requireRefundable(tx, deposit, money(amount, deposit.currency));
  const payee = request.payee && (await readRefundPayee(tx, deposit, request.payee));
  const deadlineAt = payee ? now : new Date(now.getTime() + refundFormMs);
  const row = await createRefundInvoice(tx, deposit, { ...request, deadlineAt });
  const details = { refundId: row.id, amount: String(amount) };
  const event = { code: 'refund_requested', status: null, actor, details } as const;
  appendEvent(tx, deposit, { ...event, comment: reason, now });
  const subject = `invoice:${deposit.id}`;
  const { currency } = deposit;
  recordAudit(tx, {
    actor,
    action: 'invoice.refunded',
    subject,
    details: { ...details, currency },
    now,
  });
  if (!payee) return openForCustomer(tx, deposit, row, request);
  const { secrets } = request;
  const begun = await beginWithdrawal(tx, row, { ...payee, secrets, actor, comment: reason, now });
  if (begun.payoutRound === 0) throw new ProblemError('insufficient_funds');
  return { row: begun };
}

async function openForCustomer(
  tx: Tx,
  deposit: InvoiceRow,
  row: InvoiceRow,
  { publicUrl }: RefundRequest,
): Promise<Refund> {
  const { merchantId } = row;
  // Reserved when the payee is known; a balance that is too small now is better said now.
  const balance = await ledgerBalance(tx, { kind: 'merchant_balance', merchantId }, row);
  if (isLessMoney(balance, row)) throw new ProblemError('insufficient_funds');
  return { row, formId: await writeRefundForm(tx, { deposit, refund: row, publicUrl }) };
}
