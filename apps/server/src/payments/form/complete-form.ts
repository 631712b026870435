import { depositTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { startSandboxDeposit } from '../../providers/sandbox.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { depositFacts } from '../invoices/report-money.ts';
import { openForm } from './form-row.ts';

type Completion = { readonly formId: string; readonly now: Date };

/**
 * The customer says "I have paid" (decision 14). Idempotent: an invoice that is further along answers
 * successUrl (decision 34). 409 `no_requisites` before requisites, `form_ended` after the end.
 */
export async function completeForm(tx: Tx, { formId, now }: Completion) {
  const { form, invoice } = await openForm(tx, formId, now);
  if (invoice.status === 'CANCELED' || invoice.status === 'DECLINED') {
    throw new ProblemError('form_ended');
  }
  if (invoice.status === 'NEW' || invoice.accountId === null) {
    throw new ProblemError('no_requisites');
  }
  const [to] = depositTransition(
    invoice.status,
    { type: 'customer-paid' },
    depositFacts(invoice, now),
  );
  if (to !== undefined) {
    const moved = await moveInvoice(tx, invoice, {
      to,
      reason: 'customer_paid',
      actor: { type: 'customer' },
      now,
    });
    // Test invoices are the sandbox's, which counts from here (decision 21).
    if (moved.isTest) await startSandboxDeposit(tx, moved, now);
  }
  return { successUrl: form.successUrl };
}
