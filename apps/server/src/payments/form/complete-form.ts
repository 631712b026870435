import type { FormId } from '@tiyin/domain/ids';
import {
  type InvoiceStatusCode,
  depositTransition,
  graceMs,
  matchWindowMs,
} from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { startSandboxDeposit } from '../../jobs/sandbox.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { passDeadline } from '../invoices/expire.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { depositFacts } from '../invoices/judge-money.ts';
import { beginWithdrawal } from '../withdrawals/begin-withdrawal.ts';
import { requireWithinLimits } from '../withdrawals/require-limits.ts';
import { readPayee } from '../payouts/payee.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { regainLease } from '../routing/leases.ts';
import { type OpenForm, openFormToComplete } from './form-row.ts';
import { requestPayeeCheck, isPayeeUnseen } from './named-payee.ts';

type Completion = {
  readonly formId: FormId;
  /** Of a withdrawal: card or phone as it was typed. */
  readonly credential: string;
  readonly bankCodeInteger?: number;
  readonly type?: 'by_mobile';
  /** Of a deposit: when "I have paid" was pressed, by its page. */
  readonly pressedAt?: Date | undefined;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** `isPossible` is false where a withdrawal could not be paid out: it is DECLINED, and that shall stay. */
type Completed = { readonly isPossible: boolean; readonly successUrl: string };

const customer = { type: 'customer' } as const;

/**
 * The customer presses "I have paid", or enters the payee of a withdrawal (INVOICE-19, INVOICE-28).
 * Idempotent: an invoice that has moved on returns successUrl (FORM-53). 409 `form_ended` after the
 * end, 409 `no_requisites` or `no_method` before the credential call; 422 as `readPayee` and
 * `requireWithinLimits`.
 */
export async function completeForm(tx: Tx, completion: Completion): Promise<Completed> {
  const { form, invoice } = await lockForm(tx, completion);
  if (invoice.status === 'CANCELED' || invoice.status === 'DECLINED') {
    const isAccepted = await acceptLatePress(tx, invoice, completion);
    if (!isAccepted) throw new ProblemError('form_ended');
    return { isPossible: true, successUrl: form.successUrl };
  }
  const isPossible =
    invoice.flowType === 'DEPOSIT'
      ? await completeDeposit(tx, invoice, completion)
      : await completeWithdrawal(tx, invoice, completion);
  return { isPossible, successUrl: form.successUrl };
}

async function lockForm(tx: Tx, completion: Completion): Promise<OpenForm> {
  const { form, invoice } = await openFormToComplete(tx, completion.formId, judgedAt(completion));
  // Sent money must be found; a late withdrawal sends nothing, and can be requested again.
  const isLate = invoice.flowType === 'WITHDRAWAL';
  return { form, invoice: isLate ? await passDeadline(tx, invoice, completion.now) : invoice };
}

/**
 * The deadline is compared with the time of the press, during the grace; the page's clock never
 * counts as ahead.
 */
function judgedAt({ pressedAt, now }: Completion): Date {
  if (pressedAt === undefined || pressedAt > now) return now;
  return new Date(Math.max(pressedAt.getTime(), now.getTime() - graceMs));
}

async function completeDeposit(tx: Tx, row: InvoiceRow, completion: Completion): Promise<true> {
  if (row.status === 'NEW' || row.accountId === null) throw new ProblemError('no_requisites');
  const { now } = completion;
  const [to] = depositTransition(row.status, { type: 'customer-paid' }, depositFacts(row, now));
  if (to !== undefined) await beginMatching(tx, row, to, completion);
  return true;
}

/**
 * "I have paid" was pressed before the deadline and arrives after it, for example from a phone
 * without a network (FORM-204). The page's claim cannot be proved, so it gains nothing over a press
 * in the last second: only the deadline may have ended the deposit, its amount must still be
 * leased, and the match window counts from the deadline.
 */
async function acceptLatePress(tx: Tx, row: InvoiceRow, completion: Completion): Promise<boolean> {
  const { pressedAt, now } = completion;
  const isInTime = pressedAt !== undefined && pressedAt < row.deadlineAt;
  const isHeld =
    row.statusAt >= row.deadlineAt && now.getTime() - row.deadlineAt.getTime() <= graceMs;
  if (row.flowType === 'WITHDRAWAL' || !isInTime || !isHeld) return false;
  const pressed = { type: 'customer-paid-in-time' } as const;
  const [to] = depositTransition(row.status, pressed, depositFacts(row, now));
  if (to === undefined || !(await regainLease(tx, row))) return false;
  await beginMatching(tx, row, to, completion);
  return true;
}

async function beginMatching(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatusCode,
  { pressedAt, now }: Completion,
): Promise<void> {
  await moveInvoice(tx, row, {
    to,
    reason: 'customer_paid',
    actor: customer,
    ...(row.deadlineAt <= now && {
      matchUntil: new Date(row.deadlineAt.getTime() + matchWindowMs),
      details: { pressedAt: pressedAt?.toISOString() },
    }),
    now,
  });
  // Test invoices are the sandbox's, which counts from here (ROUTING-40).
  if (row.isTest) startSandboxDeposit(tx, row.id, now);
}

async function completeWithdrawal(
  tx: Tx,
  row: InvoiceRow,
  completion: Completion,
): Promise<boolean> {
  if (row.status !== 'NEW') return true;
  const { methodId } = row;
  if (methodId === null) throw new ProblemError('no_method');
  // NEW again after a change by staff: earlier requisites may have been paid.
  if ((await payoutsOf(tx, row.id)).length > 0) throw new ProblemError('form_ended');
  if (await isPayeeUnseen(tx, row)) return true;
  await requireWithinLimits(tx, row);
  const payee = readPayee({ ...completion, methodId });
  const { secrets, now } = completion;
  const queried = await requestPayeeCheck(tx, row, { payee, secrets, now });
  if (queried !== 'free') return queried === 'requested';
  const begun = await beginWithdrawal(tx, row, { ...payee, secrets, actor: customer, now });
  return begun.payoutRound > row.payoutRound;
}
