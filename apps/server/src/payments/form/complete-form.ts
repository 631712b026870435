import { depositTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { startSandboxDeposit } from '../../providers/sandbox/deposits.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { InvoiceRow } from '../invoices/invoice-row.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { depositFacts } from '../invoices/judge-money.ts';
import { beginWithdrawal } from '../payouts/begin-withdrawal.ts';
import { readPayee } from '../payouts/payee.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { openForm } from './form-row.ts';

type Completion = {
  readonly formId: string;
  /** Of a withdrawal: card or phone as it was typed. */
  readonly credential: string;
  readonly bankCodeInteger?: number;
  readonly secrets: Secrets;
  readonly now: Date;
};

/** `isPossible` is false where a withdrawal could not be paid out: it is DECLINED, and that shall stay. */
type Completed = { readonly isPossible: boolean; readonly successUrl: string };

const customer = { type: 'customer' } as const;

/**
 * The customer says "I have paid", or where a withdrawal shall go (decision 14). Idempotent: an invoice
 * that is further along answers successUrl (decision 34). 409 `form_ended` after the end, 409
 * `no_requisites` or `no_method` before the credential call; 422 as `readPayee`.
 */
export async function completeForm(tx: Tx, completion: Completion): Promise<Completed> {
  const { form, invoice } = await openForm(tx, completion.formId, completion.now);
  if (invoice.status === 'CANCELED' || invoice.status === 'DECLINED') {
    throw new ProblemError('form_ended');
  }
  const isPossible =
    invoice.flowType === 'DEPOSIT'
      ? await completeDeposit(tx, invoice, completion)
      : await completeWithdrawal(tx, invoice, completion);
  return { isPossible, successUrl: form.successUrl };
}

async function completeDeposit(tx: Tx, row: InvoiceRow, { now }: Completion): Promise<true> {
  if (row.status === 'NEW' || row.accountId === null) throw new ProblemError('no_requisites');
  const [to] = depositTransition(row.status, { type: 'customer-paid' }, depositFacts(row, now));
  if (to === undefined) return true;
  const move = { to, reason: 'customer_paid', actor: customer, now } as const;
  await moveInvoice(tx, row, move);
  // Test invoices are the sandbox's, which counts from here (decision 21).
  if (row.isTest) startSandboxDeposit(tx, row, now);
  return true;
}

async function completeWithdrawal(
  tx: Tx,
  row: InvoiceRow,
  completion: Completion,
): Promise<boolean> {
  if (row.status !== 'NEW') return true;
  const { methodId } = row;
  if (methodId === null) throw new ProblemError('no_method');
  // New again by a person's hand: what was sent before may have been paid.
  if ((await payoutsOf(tx, row.id)).length > 0) throw new ProblemError('form_ended');
  const payee = readPayee({ ...completion, methodId });
  const { secrets, now } = completion;
  const begun = await beginWithdrawal(tx, row, { ...payee, secrets, actor: customer, now });
  return begun.payoutRound > row.payoutRound;
}
